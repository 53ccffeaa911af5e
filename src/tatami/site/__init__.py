"""`tatami build-site`: a folder of static files that plays without a server."""
