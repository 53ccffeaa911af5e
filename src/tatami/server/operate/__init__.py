"""What whoever runs a server needs: logs, metrics, health, proxies, backups, tables that move."""
