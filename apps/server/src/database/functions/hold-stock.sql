-- engine/stock.ts calls it before it changes a stock. It returns what was granted and what remains, and locks every slot
-- until the end of the transaction. It returns no row if there is no such stock. The advisory lock makes two
-- transactions wait for each other that create the same stock, which has no slot to lock yet.
create or replace function hold_stock(of_activity integer, of_stage text) returns table (given integer, left_over integer)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stock ' || of_stage, of_activity));
  perform from stock_slots where activity = of_activity and stage = of_stage order by slot for update;
  return query
    select sum(total - remaining)::integer, sum(remaining)::integer from stock_slots
    where activity = of_activity and stage = of_stage having count(*) > 0;
end $$;
