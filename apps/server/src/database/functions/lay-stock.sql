-- engine/stock.ts calls it to set a stock: the first slot contains what was granted, and the remainder is spread evenly
-- over all eight slots. No act lays more places of a rule than the rule allows (decision 0187).
create or replace function lay_stock(of_activity integer, of_stage text, given integer, left_over integer) returns void
language plpgsql as $$
begin
  if of_stage = 'rule:places' and not rule_allows(of_activity, given, left_over) then
    raise exception 'the rule of activity % does not allow % more places', of_activity, left_over
      using errcode = 'FOY02';
  end if;
  insert into stock_slots
  select of_activity, of_stage, slot, share + case slot when 0 then given else 0 end, share
  from (
    select slot, left_over / 8 + case when slot < left_over % 8 then 1 else 0 end as share from generate_series(0, 7) slot
  ) shares
  on conflict (activity, stage, slot) do update set total = excluded.total, remaining = excluded.remaining;
end $$;
