-- Discounts on fees and interest: no rewards, since nothing is given; the account that has one is charged less.
create table fee_discounts (
  id bigint generated always as identity primary key,
  activity integer not null references activities,
  account_id bigint not null references client_accounts,
  -- what a client quotes; it opens nothing
  code text not null unique,
  -- what was promised, as it was when it was claimed
  facts jsonb not null,
  -- business clock
  claimed_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > claimed_at),
  unique (activity, account_id)
);
