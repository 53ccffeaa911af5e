# The page for administrators

admin = Administration
admin-overview = Overview
admin-people = People
admin-tables = Tables
admin-reports = Reports
admin-invitations = Invitations
admin-log = Audit log
admin-search = Search
admin-search-people = Part of a name, or a player ID
admin-search-tables = Table ID, game or a player’s name
admin-none = Nothing found.
admin-done = Done.
admin-cancel = Cancel
admin-account = Account
admin-guest = Guest
admin-administrator = Administrator
admin-seen = last seen { $date }
admin-table-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
admin-suspended = Suspended: { $reason }
admin-suspended-until = Suspended until { $date }: { $reason }
act-suspend = Suspend
act-lift = Lift suspension
act-reset-link = Password link
act-reset-password = Temporary password
act-delete = Delete
act-grant = Make administrator
act-revoke = Remove as administrator
act-close = Close table
act-quarantine = Stop table
act-release = Release table
act-resolve = Resolve
act-invite = Create link
act-uninvite = Revoke invitation
act-on = { $act }: { $name }
about-suspend = The person can watch, but not play or chat, and sees your reason.
about-reset-link = The link works once and expires after a day. Until it is used, the old password still works.
about-reset-password = The old password stops working at once, and all devices are signed out.
about-delete = Account, ratings and chat are deleted for good. Games with others stay, without the name.
about-grant = Administrators can do everything on this page.
about-revoke = The account stays, but can’t open this page.
about-close = The game ends without a winner or rating changes. The players see your reason.
about-quarantine = Nobody can see or play this table until you release it.
about-resolve = What you decided, for the audit log.
field-reason = Reason
field-decision = Decision
field-days = Days (leave empty for no end)
field-uses = Accounts
field-note = Note
field-password = Your password
field-status = Status
secret-once = Copy this now. It won’t be shown again.
status-all = All
status-open = Open
status-running = Running
status-over = Over
status-quarantine = Stopped or damaged
table-status = { $status ->
    [open] open
    [running] running
    [over] over
    [away] moved away
   *[other] { $status }
}
table-stopped = Stopped: { $reason }
table-nobody = nobody
reports-none = No open reports.
report-head = Table { $table }, { $date }
report-why = Reason: { $reason }
report-suspend = Suspend the author
invitations-about = If registration is by invitation, people sign up through these links.
invitations-none = No invitations.
invitation-left = { $count ->
    [one] 1 account left
   *[other] { $count } accounts left
}
invitation-until = until { $date }
log-none = Nothing yet.
log-older = Older
log-deleted = (deleted account)
log-act = { $act ->
    [grant] Made administrator
    [revoke] Removed as administrator
    [person-suspend] Suspended
    [person-lift] Suspension lifted
    [person-reset-link] Password link created
    [person-reset-password] Temporary password set
    [person-delete] Person deleted
    [table-close] Table closed
    [table-quarantine] Table stopped
    [table-release] Table released
    [report-resolve] Report resolved
    [invitation-create] Invitation created
    [invitation-revoke] Invitation revoked
   *[other] { $act }
}
now-servers = Servers
now-database = Database
now-limits = Limits
now-version = Version
now-since = Since
now-people = People online
now-running = Games running
now-memory = Tables in memory
now-workers = Bot processes
now-waiting = Bots waiting
now-lag = Event loop delay
now-writes = Last write
now-writes-good = OK
now-seconds-ago = { $count } s ago
now-disk = Disk free
now-disk-of = { $free } of { $total } GB
now-accounts = Accounts
now-guests = Guests who joined a table
now-tables = Tables
now-tables-of = { $open } open, { $running } running, { $over } over
now-stopped = Stopped or damaged
now-limited = Slowed down in the last hour
now-refused = Refused since startup
now-nothing = nothing
now-settings-about = The settings are in tatami.toml; docs/hosting.md explains them.
refused-admin = { $key ->
    [person] There is no such person.
    [guest] This person is a guest and has no account.
    [administrator] This person is an administrator. Remove that role first.
    [not-administrator] This person isn’t an administrator.
    [not-suspended] This person is not suspended.
    [past] The end date must be in the future.
    [reason] Enter a reason.
    [table] This table can’t be found or read.
    [over] This table is already over.
    [not-quarantined] This table is not stopped.
    [report] This report is already resolved.
    [uses] An invitation is good for 1 to 1000 accounts.
    [invitation] There is no such invitation.
   *[other] That isn’t possible now. Reload the page.
}
