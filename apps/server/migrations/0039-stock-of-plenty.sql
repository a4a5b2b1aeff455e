-- Where there is plenty, a commit takes of its connection's own slot and waits for whoever takes of it at that moment. To
-- look which slot is free, and to be able to undo that look, costs twice as much, and is left for when little remains.
-- More than 100 is plenty: not everybody who can be connected together empties such a slot during one wait, so nobody goes
-- on from here with a lock on an empty one. What fell to 100 meanwhile stays locked, and is the first that take_stock finds.
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
