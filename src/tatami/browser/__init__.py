"""The edition without a server: the tables of one device, run by Python inside the browser.

A Web Worker runs these modules with Pyodide. They answer the same requests and messages as the
server, from the same table domain (`tatami.server.tables`, `wire`, `live.live_table`), and keep the
entries in the browser's own database. Nothing here may import what a browser does not have:
processes, threads, sockets, SQL.
"""
