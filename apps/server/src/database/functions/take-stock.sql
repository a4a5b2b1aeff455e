-- engine/stock.ts and take_of_stock call it. It takes one of a stock, and returns false if nothing is left. It returns true
-- if there is no such stock: what has no stock is unlimited.
create or replace function take_stock(of_activity integer, of_stage text) returns boolean language plpgsql as $$
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
