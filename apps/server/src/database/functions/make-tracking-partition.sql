-- modules/tracking/partitions.ts calls it. It creates the partition of a day and moves the day's earlier events into it.
-- It runs with the rights of the owner of the tables, because the application's role owns no table (SEC-9).
create or replace function make_tracking_partition(of_day date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO' as $$
declare
  partition_name constant text := 'tracking_events_' || to_char(of_day::timestamp, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock(4611042);
  if to_regclass(format('public.%I', partition_name)) is not null then
    return;
  end if;
  -- writers wait until the end of the transaction, so no event of this day is added meanwhile
  lock table tracking_events in share row exclusive mode;
  execute format('create table public.%I (like tracking_events including defaults including constraints)', partition_name);
  execute format(
    'with moved as (delete from tracking_events_rest where day = $1 returning *) insert into public.%I select * from moved',
    partition_name) using of_day;
  execute format('alter table tracking_events attach partition public.%I for values from (%L) to (%L)',
    partition_name, of_day, of_day + 1);
end $$;
revoke execute on function make_tracking_partition from public;
