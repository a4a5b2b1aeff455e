-- modules/tracking/partitions.ts calls it after the retention period. It drops the partition of a day, with the rights of
-- the owner (SEC-9).
create or replace function drop_tracking_partition(of_day date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('drop table if exists public.%I', 'tracking_events_' || to_char(of_day::timestamp, 'YYYYMMDD'));
end $$;
revoke execute on function drop_tracking_partition from public;
