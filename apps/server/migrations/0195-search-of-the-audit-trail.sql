-- outside a transaction
-- Each search of the audit trail reads entries in the order of their time (decision 0181). audit_entries_subject, which is
-- older, finds the entries of one row.
drop index concurrently if exists audit_entries_at;
create index concurrently audit_entries_at on audit_entries (at, id);
drop index concurrently if exists audit_entries_event;
create index concurrently audit_entries_event on audit_entries (event, at);
drop index concurrently if exists audit_entries_of_table;
create index concurrently audit_entries_of_table on audit_entries (subject, at);
drop index concurrently if exists audit_entries_staff;
create index concurrently audit_entries_staff on audit_entries (staff_id, at) where staff_id is not null;
drop index concurrently if exists audit_entries_reference;
create index concurrently audit_entries_reference on audit_entries (reference, at) where reference is not null;
drop index concurrently if exists audit_entries_actor_kind;
create index concurrently audit_entries_actor_kind on audit_entries (actor, at) where actor not in ('person', 'system');
drop index concurrently if exists audit_seals_last;
create index concurrently audit_seals_last on audit_seals (last_id);
alter table fact_versions validate constraint fact_versions_actor;
