-- Who honours vouchers at a counter.
create table merchants (
  id bigint generated always as identity primary key,
  -- what they sign in by, beside their PIN
  code text not null unique,
  -- in three languages
  name jsonb not null,
  -- keyed hash over code and PIN
  pin_hash bytea not null,
  created_at timestamptz not null
);

-- Vouchers for what they honour: of an activity, an item's code.
create table merchant_items (
  merchant_id bigint not null references merchants,
  activity integer not null references activities,
  item text not null,
  primary key (merchant_id, activity, item)
);

-- Counters that gave the PIN; wall clock.
create table merchant_sessions (
  -- keyed hash of the bearer token
  hash bytea primary key,
  merchant_id bigint not null references merchants,
  expires_at timestamptz not null
);

-- Codes that owners were given to show; wall clock. The QR code is a MAC over the row, and stands nowhere.
create table presentations (
  id uuid primary key,
  reward_id uuid not null references rewards on delete cascade,
  -- keyed hash of what is typed in the place of the QR code
  code_hash bytea not null unique,
  expires_at timestamptz not null
);
create index presentations_reward_id on presentations (reward_id);
create index presentations_expires_at on presentations (expires_at);

-- Vouchers that were used at a counter: rows are only ever added.
create table redemptions (
  reward_id uuid primary key references rewards,
  merchant_id bigint not null references merchants,
  -- the counter's key of the call, and the hash of what it asked
  key uuid not null,
  request_hash bytea not null,
  -- business clock
  used_at timestamptz not null,
  unique (merchant_id, key)
);
create trigger redemptions_append_only before update or delete on redemptions
  for each row execute function refuse_change();
create trigger redemptions_no_truncate before truncate on redemptions
  for each statement execute function refuse_change();
