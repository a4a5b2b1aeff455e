-- The trigger participations_take calls it when a join commits: the commit takes one of each stock in `takes`, so that it
-- holds the row for as long as the database writes, and not while a server is busy. If nothing is left, the commit fails.
-- If a connection's own slot has more than 100, the commit uses that slot and waits for its holder. The search for a free
-- slot and its savepoint cost twice as much, so only a small remainder needs them. More than 100 suffices: all connections
-- together cannot empty such a slot during one wait, so no commit continues with a lock on an empty slot. If the slot fell
-- to 100 meanwhile, its lock stays, and it is the first slot that take_stock finds.
create or replace function take_of_stock() returns trigger language plpgsql as $$
declare
  taken text;
begin
  foreach taken in array new.takes loop
    update stock_slots set remaining = remaining - 1
    where activity = new.activity and stage = taken and slot = pg_backend_pid() % 8 and remaining > 100;
    if not found and not take_stock(new.activity, taken) then
      raise exception using errcode = 'check_violation', table = 'activity_stock',
        message = format('nothing is left of stock %L of %s', taken, new.activity);
    end if;
  end loop;
  return null;
end $$;
