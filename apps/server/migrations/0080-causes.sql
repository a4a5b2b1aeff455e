-- What a verification goes by beside the rows themselves (REL-12).

-- What the cashback counts of a trade, as one text: a report keeps it, so that a trade that is changed later shows.
create function counted_facts(trade trades) returns text language sql immutable as $$
  select concat_ws(' ', trade.kind, trade.status, trade.fees, trade.fee_waived,
    (extract(epoch from trade.executed_at) * 1000)::bigint, coalesce(trade.settles_on - date '1970-01-01', -1))
$$;

-- From now on the trail says which code a reward got: two rewards whose codes are exchanged show. What was granted before
-- gets its entry here.
insert into audit_entries (at, actor, subject, subject_id, event, detail)
select coalesce(granted_at, issued_at), 'system', 'rewards', rewards.id::text, 'code',
  jsonb_build_object('code', voucher_code_id)
from rewards join voucher_codes code on code.id = voucher_code_id;
