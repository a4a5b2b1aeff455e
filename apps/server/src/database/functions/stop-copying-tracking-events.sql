-- modules/tracking/clickhouse/start.ts calls it. It ends the copying and removes what waits. It runs with the rights of the
-- owner of the tables (SEC-9).
create or replace function stop_copying_tracking_events() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  drop trigger if exists queue_inserted_events on tracking_events;
  drop trigger if exists queue_deleted_events on tracking_events;
  delete from tracking_outbox;
  delete from tracking_backfill;
end $$;
revoke execute on function stop_copying_tracking_events from public;
