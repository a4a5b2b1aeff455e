-- The trigger ledger_transfers_balanced calls it at the commit: a transfer has postings of one unit whose sum is zero.
create or replace function require_balanced_transfer() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
    where transfer_id = new.id having sum(amount) is distinct from 0 or count(distinct unit) <> 1)
  then raise exception 'transfer % is not balanced', new.id;
  end if;
  return null;
end $$;
