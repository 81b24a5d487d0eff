"""The players of Oraklos: eyes that search as people's do."""
