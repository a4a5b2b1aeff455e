-- engine/stock.ts calls it before it changes a stock. It returns what was granted and what remains, and locks every slot
-- until the end of the transaction. It returns no row if there is no such stock.
create or replace function hold_stock(of_activity integer, of_stage text) returns table (given integer, left_over integer)
language plpgsql as $$
begin
  perform from stock_slots where activity = of_activity and stage = of_stage order by slot for update;
  return query
    select sum(total - remaining)::integer, sum(remaining)::integer from stock_slots
    where activity = of_activity and stage = of_stage having count(*) > 0;
end $$;
