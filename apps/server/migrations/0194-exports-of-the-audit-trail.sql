-- The running export of a member of staff or machine client, so that each has at most one on all servers (decision 0181).
create table audit_exports (
  staff_id text primary key,
  export uuid not null,
  -- wall clock; a server that crashed leaves the row, which counts until then
  ends_at timestamptz not null
);
alter table audit_entries validate constraint audit_entries_actor;
-- members of staff publish business facts too
alter table fact_versions
  drop constraint fact_versions_actor_check,
  add constraint fact_versions_actor check (actor in ('operator', 'system', 'staff', 'machine')) not valid;
