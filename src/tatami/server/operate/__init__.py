"""Operation of a server: logs, metrics, backup and transfer of tables."""
