-- The audit trail names the member of staff or the machine client that acted, why, and in which request (decision 0181).
-- Servers of the previous release leave the new columns empty, and their kinds of actors remain valid.
alter table audit_entries
  add column staff_id text,
  -- as the member of staff wrote it
  add column reason text,
  -- of the request, as a person sees it with a failure
  add column reference text,
  drop constraint audit_entries_actor_check,
  add constraint audit_entries_actor check (
    actor in ('person', 'system', 'operator', 'merchant', 'partner', 'staff', 'machine')
    and (actor in ('staff', 'machine')) = (staff_id is not null)) not valid;
