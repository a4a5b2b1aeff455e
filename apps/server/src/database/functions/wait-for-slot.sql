-- take_stock calls it. It waits for a holder of the remainder, who may roll back. All wait in the same order. The
-- exception undoes a fruitless search with its locks, as in take_free_slot.
create or replace function wait_for_slot(of_activity integer, of_stage text) returns boolean language plpgsql as $$
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
