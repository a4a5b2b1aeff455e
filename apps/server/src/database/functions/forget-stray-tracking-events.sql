-- modules/tracking/partitions.ts calls it. It deletes events of days without a partition by the time of their arrival, with
-- the rights of the owner (SEC-9).
create or replace function forget_stray_tracking_events(came_before timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from tracking_events_rest where received_at < came_before;
$$;
revoke execute on function forget_stray_tracking_events from public;
