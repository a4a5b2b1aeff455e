-- modules/tracking/clickhouse/start.ts calls it. From its commit on, each change of tracking_events is queued, and all days
-- before it are to be copied. It runs with the rights of the owner of the tables (SEC-9).
create or replace function start_copying_tracking_events() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO' as $$
begin
  -- it waits for the writers, whose events would be neither queued nor among those of the days below
  lock table tracking_events in share row exclusive mode;
  if exists (
    select from pg_trigger where tgrelid = 'tracking_events'::regclass and tgname = 'queue_inserted_events'
  ) then
    return;
  end if;
  create trigger queue_inserted_events after insert on tracking_events
    referencing new table as changed for each statement execute function queue_tracking_events();
  create trigger queue_deleted_events after delete on tracking_events
    referencing old table as changed for each statement execute function queue_tracking_events();
  insert into tracking_backfill (day)
    select to_date(right(relname, 8), 'YYYYMMDD') from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'tracking_events'::regclass and relname ~ '^tracking_events_[0-9]{8}$'
    union select day from tracking_events_rest
  on conflict do nothing;
end $$;
revoke execute on function start_copying_tracking_events from public;
