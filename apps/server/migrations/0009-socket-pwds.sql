-- A replaced socketPwd lives on until one of those it was replaced by is first used; what had been replaced before this
-- rule came stays ended. replaced_at and graced are for servers of the version before, which may still be running: a
-- later migration drops them.
alter table socket_pwds add column dead_at timestamptz;
update socket_pwds set dead_at = replaced_at where replaced_at is not null;
-- hash of the one whose use brought it forth; null for a registration's first
alter table socket_pwds add column parent bytea;
