-- A stock that is one row makes everybody who takes of it wait for everybody before them. So a stock stands in eight rows,
-- its slots: whoever takes goes to one that nobody else holds, and waits only where all that is left is in other hands.
-- `activity_stock` is their sum.

create table stock_slots (
  activity integer not null references activities on delete cascade,
  stage text not null,
  slot smallint not null,
  total integer not null check (total >= 0),
  remaining integer not null check (remaining between 0 and total),
  primary key (activity, stage, slot)
);

-- What there is, while nobody takes of it until the transaction ends; no row where there is no such stock.
create function hold_stock(of_activity integer, of_stage text) returns table (given integer, left_over integer)
language plpgsql as $$
begin
  perform from stock_slots where activity = of_activity and stage = of_stage order by slot for update;
  return query
    select sum(total - remaining)::integer, sum(remaining)::integer from stock_slots
    where activity = of_activity and stage = of_stage having count(*) > 0;
end $$;

-- Says what was given out and what is left: the first stands in the first slot, the second in all of them alike.
create function lay_stock(of_activity integer, of_stage text, given integer, left_over integer) returns void
language sql as $$
  insert into stock_slots
  select of_activity, of_stage, slot, share + case slot when 0 then given else 0 end, share
  from (
    select slot, left_over / 8 + case when slot < left_over % 8 then 1 else 0 end as share from generate_series(0, 7) slot
  ) shares
  on conflict (activity, stage, slot) do update set total = excluded.total, remaining = excluded.remaining
$$;

-- A look at a slot that was emptied in this very moment leaves a lock on it. Both steps below undo themselves where they
-- find nothing, and their locks with it: else two who wait could each hold what the other waits for.

-- Takes of a slot that nobody else holds, each connection beginning at one of its own.
create function take_free_slot(of_activity integer, of_stage text) returns boolean language plpgsql as $$
declare
  first_slot constant integer := pg_backend_pid() % 8;
begin
  update stock_slots set remaining = remaining - 1
  where activity = of_activity and stage = of_stage and slot = (
    select slot from stock_slots where activity = of_activity and stage = of_stage and remaining > 0
    order by (slot - first_slot + 8) % 8 limit 1 for update skip locked);
  if not found then
    raise exception using errcode = 'FOY01';
  end if;
  return true;
exception when sqlstate 'FOY01' then
  return false;
end $$;

-- Waits for whoever holds what is left, and may give it back; everybody in the same order.
create function wait_for_slot(of_activity integer, of_stage text) returns boolean language plpgsql as $$
begin
  perform from stock_slots where activity = of_activity and stage = of_stage and remaining > 0
  order by slot limit 1 for update;
  if not found then
    raise exception using errcode = 'FOY01';
  end if;
  return true;
exception when sqlstate 'FOY01' then
  return false;
end $$;

-- true as well where there is no such stock: what has none does not run out
create function take_stock(of_activity integer, of_stage text) returns boolean language plpgsql as $$
begin
  loop
    if take_free_slot(of_activity, of_stage) then
      return true;
    end if;
    if not wait_for_slot(of_activity, of_stage) then
      return not exists (select from stock_slots where activity = of_activity and stage = of_stage);
    end if;
  end loop;
end $$;

select lay_stock(activity, stage, total - remaining, remaining) from activity_stock;
drop table activity_stock;
create view activity_stock as
  select activity, stage, sum(total)::integer as total, sum(remaining)::integer as remaining
  from stock_slots group by activity, stage;

create or replace function take_of_stock() returns trigger language plpgsql as $$
declare
  taken text;
begin
  foreach taken in array new.takes loop
    if not take_stock(new.activity, taken) then
      raise exception using errcode = 'check_violation', table = 'activity_stock',
        message = format('nothing is left of stock %L of %s', taken, new.activity);
    end if;
  end loop;
  return null;
end $$;
