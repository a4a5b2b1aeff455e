-- Whoever gives something shares a lock until the end of their transaction. Placing a stop waits for all of them, and
-- everybody who comes later waits for the stop. So nothing is committed after a stop is visible. It has the owner's rights,
-- because servers of the previous release call it before the application's role may read the table.
create or replace function refuse_if_stopped(of_activity integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('emergency_stops'), 0);
  -- a new snapshot, from after the wait
  if exists (select from emergency_stops where ended_at is null and (activity is null or activity = of_activity)) then
    raise exception 'activity % is stopped', of_activity using errcode = 'FY001';
  end if;
end $$;
revoke execute on function refuse_if_stopped from public;
