-- Cents fit a double exactly up to here: no client is shown a rounded amount.
alter table rewards add check (amount <= 9007199254740991);
-- at login level a person also sees what hangs on their account
create index rewards_of_account on rewards (account_id, issued_at desc, id) where account_id is not null;
