-- How far each feed of a system of the firm was read. A page is stored in one transaction with its cursor, so that a process that
-- ends leaves none out and stores none twice.
create table feed_cursors (
  feed text primary key,
  -- opaque, of the system; empty before the first page and after the system no longer knew it
  cursor text not null default '',
  -- wall clock: when the end of the feed was last reached
  read_at timestamptz
);

-- Accounts whose earlier trades were read. The feed of trades leaves out trades of accounts that are not recorded here yet.
create table trade_histories (
  account_id bigint primary key references client_accounts on delete cascade,
  -- wall clock
  read_at timestamptz not null
);

-- Orders to ship a gift that the firm's back office received. Its id is the number of the order and the key of the call, and is stored
-- before the call, so that an answer that was lost orders no second parcel.
create table shipping_orders (
  id uuid primary key,
  reward_id uuid not null references rewards,
  -- refused: the back office cannot send anything to this address
  state text not null default 'created'
    check (state in ('created', 'handed_over', 'refused', 'packed', 'shipped', 'delivered', 'returned')),
  -- wall clock
  created_at timestamptz not null,
  handed_over_at timestamptz
);
create unique index shipping_orders_open on shipping_orders (reward_id)
  where state not in ('refused', 'delivered', 'returned');
create index shipping_orders_reward on shipping_orders (reward_id);
create index shipping_orders_created on shipping_orders (created_at) where state = 'created';

-- Versions of the firm's list of what is not offered to whom. The one in force is the last one read that has begun; after it has
-- expired, the acts that it guards are refused.
create table restriction_lists (
  version text primary key,
  -- the order in which the versions were read
  place bigint generated always as identity unique,
  valid_from timestamptz not null,
  expires_at timestamptz not null check (expires_at > valid_from),
  -- countries of network addresses and beginnings of numbers, with the acts that are refused
  rules jsonb not null,
  -- wall clock
  read_at timestamptz not null
);

-- Numbers and accounts of a version.
create table restriction_entries (
  version text not null references restriction_lists on delete cascade,
  -- keyed hash of a number or of an account's reference
  digest bytea not null,
  acts text[] not null,
  primary key (version, digest)
);

-- What one process reads from the provider of market data, for all processes. One row.
create table market_feed (
  is_only boolean primary key default true check (is_only),
  cursor text not null default '',
  -- the slot of the newest ticks (market.md)
  last_slot bigint not null default 0,
  -- up to when the provider's data are complete, by its own statement; null before the first answer
  complete_to timestamptz,
  -- the process that reads now, and until when it may
  reader uuid,
  reader_until timestamptz,
  -- hash of the list of securities, and when it was read
  securities_version text not null default '',
  securities_read_at timestamptz
);
insert into market_feed default values;

-- The provider's list of securities, as modules/market/instruments.ts describes an instrument.
create table market_securities (
  code text primary key,
  facts jsonb not null
);

-- Figures at the end of a slot in which something changed: all of the last 20 minutes, and the last one of each security. Prices and turnover
-- are thousandths of its currency.
create table market_ticks (
  slot bigint not null,
  code text not null,
  price bigint not null,
  previous_close bigint not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  volume bigint not null,
  turnover bigint not null,
  traded_at timestamptz not null,
  is_halted boolean not null,
  primary key (slot, code)
);
create index market_ticks_code on market_ticks (code, slot desc);

-- Trading days of a security that somebody looked at, adjusted by the provider, up to the trading day before they were read.
create table market_histories (
  code text primary key,
  bars jsonb not null,
  up_to date not null
);
