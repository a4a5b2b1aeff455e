-- The trigger offering_applications_keep_charge calls it: what was requested and charged does not change.
create or replace function keep_application_charge() returns trigger language plpgsql as $$
begin
  if (old.id, old.reference, old.offering, old.account_id, old.holder_hash, old.lots, old.method, old.amount, old.fees,
      old.fee_rates, old.fees_total, old.loan, old.interest, old.blocked, old.applied_at, old.at_firm)
    is distinct from (new.id, new.reference, new.offering, new.account_id, new.holder_hash, new.lots, new.method,
      new.amount, new.fees, new.fee_rates, new.fees_total, new.loan, new.interest, new.blocked, new.applied_at, new.at_firm)
  then raise exception 'application % does not change that way', old.id;
  end if;
  return new;
end $$;
