-- take_stock calls it. It takes one of a slot that no other transaction holds. Each connection begins at its own slot.
-- A slot that was emptied at this moment would keep a lock from the search. The exception undoes the search with its locks.
-- Otherwise two waiting transactions could each hold what the other waits for.
create or replace function take_free_slot(of_activity integer, of_stage text) returns boolean language plpgsql as $$
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
