"""What decisions at a Prophecy table were worth: worlds as rows of the kernel, played on by networks."""
