-- What changed the holdings of an account in the sandbox, so that it knows what was held on a past day (decision 0231).
-- Positions from before have no changes; in production the table stays empty, as `positions` does.
create table position_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references client_accounts on delete cascade,
  -- as the exchange writes it
  code text not null,
  -- business clock
  at timestamptz not null,
  -- added to the position; negative when it became smaller
  quantity bigint not null check (quantity <> 0),
  -- whole cents of Hong Kong dollars paid for it, without fees; negative when they were received
  paid bigint not null
);
create index position_changes_account_id on position_changes (account_id, at);
