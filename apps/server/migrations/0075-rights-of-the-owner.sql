-- The application's role owns no table (SEC-9). What it needs of an owner it does by these functions, which run with the
-- owner's rights under a fixed search path; nobody may call them but whom a start grants it.

-- Makes the partition of a day, with what came for it before there was one.
create function make_tracking_partition(of_day date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set datestyle = 'ISO' as $$
declare
  partition_name constant text := 'tracking_events_' || to_char(of_day::timestamp, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock(4611042);
  if to_regclass(format('public.%I', partition_name)) is not null then
    return;
  end if;
  -- whoever writes waits a moment; nothing comes for this day in between
  lock table tracking_events in share row exclusive mode;
  execute format('create table public.%I (like tracking_events including defaults including constraints)', partition_name);
  execute format(
    'with moved as (delete from tracking_events_rest where day = $1 returning *) insert into public.%I select * from moved',
    partition_name) using of_day;
  execute format('alter table tracking_events attach partition public.%I for values from (%L) to (%L)',
    partition_name, of_day, of_day + 1);
end $$;
revoke execute on function make_tracking_partition from public;

create function drop_tracking_partition(of_day date) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('drop table if exists public.%I', 'tracking_events_' || to_char(of_day::timestamp, 'YYYYMMDD'));
end $$;
revoke execute on function drop_tracking_partition from public;

-- Events of days without a partition go by when they came.
create function forget_stray_tracking_events(came_before timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from tracking_events_rest where received_at < came_before;
$$;
revoke execute on function forget_stray_tracking_events from public;
