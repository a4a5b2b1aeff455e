-- Emergency stops of one activity, or of all rewards (decision 0189). Times are of the wall clock.
create table emergency_stops (
  id uuid primary key default gen_random_uuid(),
  -- null for all rewards
  activity integer,
  -- why, as the member of staff wrote it
  grounds text not null,
  -- ids of members of staff
  placed_by text not null,
  placed_at timestamptz not null,
  -- when it ends by itself; null once a second person has confirmed it
  lapses_at timestamptz,
  confirmed_by text check (confirmed_by <> placed_by),
  confirmed_at timestamptz,
  -- who wants to lift a confirmed stop, until another person agrees
  lift_by text,
  lift_at timestamptz,
  lift_grounds text,
  ended_at timestamptz,
  outcome text check (outcome in ('lifted', 'lapsed')),
  -- increases with each change: a second person names the one that they looked at
  version integer not null default 1,
  check ((confirmed_at is null) = (lapses_at is not null)),
  check ((ended_at is null) = (outcome is null))
);
-- one stop of each scope at a time
create unique index emergency_stops_open on emergency_stops (coalesce(activity, 0)) where ended_at is null;
create index emergency_stops_ended on emergency_stops (ended_at desc, id) where ended_at is not null;

-- Whether an activity gives nothing now. A job ends the stops that lapse.
create function is_stopped(of_activity integer) returns boolean language sql stable as $$
  select exists (select from emergency_stops where ended_at is null and (activity is null or activity = of_activity))
$$;

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
create or replace function refuse_while_stopped() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_if_stopped(new.activity);
  return new;
end $$;
create trigger participations_stopped before insert on participations
  for each row execute function refuse_while_stopped();
create trigger draw_records_stopped before insert on draw_records
  for each row execute function refuse_while_stopped();
create trigger conversion_holds_stopped before insert on conversion_holds
  for each row execute function refuse_while_stopped();
create trigger conversions_stopped before insert on conversions
  for each row execute function refuse_while_stopped();
create trigger fee_discounts_stopped before insert on fee_discounts
  for each row execute function refuse_while_stopped();
create trigger rewards_stopped before insert on rewards
  for each row execute function refuse_while_stopped();
-- A use, a claim and a payout are refused too. What time, a partner or a reversal causes goes on.
create trigger rewards_use_stopped before update of status on rewards
  for each row when (new.status <> old.status and new.status in ('used', 'crediting', 'credited', 'preparing', 'packed'))
  execute function refuse_while_stopped();
