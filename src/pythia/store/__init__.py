"""Where matches last."""
