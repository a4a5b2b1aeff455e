-- Trades of clients, as the back office reports them. A later report of the same trade corrects or cancels it.
create table trades (
  reference text primary key,
  account_id bigint not null references client_accounts,
  -- counts up with each report: an older one that comes late changes nothing
  revision integer not null check (revision > 0),
  kind text not null check (kind in ('stock', 'ipo_allotment', 'internal_transfer')),
  side text not null check (side in ('buy', 'sell')),
  -- as the exchange writes it
  code text not null,
  -- in three languages
  name jsonb not null,
  quantity bigint not null check (quantity > 0),
  -- whole cents of Hong Kong dollars
  amount bigint not null check (amount between 0 and 9007199254740991),
  fees bigint not null check (fees between 0 and 9007199254740991),
  fee_waived boolean not null,
  status text not null check (status in ('executed', 'cancelled')),
  executed_at timestamptz not null,
  -- day in Hong Kong, where it settles on another day than the second trading day after its own
  settles_on date
);
create index trades_account on trades (account_id, executed_at desc);

-- Sandbox only: accounts that trade day by day, each in its own way.
create table sandbox_traders (
  account_id bigint primary key references client_accounts on delete cascade,
  seed text not null
);
