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
