-- modules/trades stores its result with a report, and its check compares it: what the cashback counts of a trade, as one
-- text. A trade that is changed later differs from its report (REL-12).
create or replace function counted_facts(trade trades) returns text language sql immutable as $$
  select concat_ws(' ', trade.kind, trade.status, trade.fees, trade.fee_waived,
    (extract(epoch from trade.executed_at) * 1000)::bigint, coalesce(trade.settles_on - date '1970-01-01', -1))
$$;
