-- Whether the rule in force of an activity allows so many places, used and free: lay_stock calls it. Without a rule it
-- allows none.
create or replace function rule_allows(of_activity integer, given integer, left_over integer) returns boolean
language sql stable as $$
  select coalesce((
    select case kind
      when 'cash' then left_over::bigint * (parameters ->> 'amount')::bigint + (
        select coalesce(sum(amount), 0) from rewards
        where activity = of_activity and type = 'cash_return' and period = '') <= (parameters ->> 'budget')::bigint
      else parameters ->> 'stock' is null or given + left_over <= (parameters ->> 'stock')::bigint end
    from activity_rules where activity = of_activity and status = 'approved'
    order by revision desc limit 1), false)
$$;
