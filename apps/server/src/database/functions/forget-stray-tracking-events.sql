-- modules/tracking/partitions.ts calls it every hour. It deletes events of days without a partition by the time of their
-- arrival, at most ten thousand of them, with the rights of the owner (SEC-9).
create or replace function forget_stray_tracking_events(came_before timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from tracking_events_rest where ctid = any (array(
    select ctid from tracking_events_rest where received_at < came_before limit 10000));
$$;
revoke execute on function forget_stray_tracking_events from public;
