print(__import__("tatami").MODE)
