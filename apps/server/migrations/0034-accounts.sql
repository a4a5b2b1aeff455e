-- What the firm's back office knows of a client's account. The sandbox plants it; see docs/accounts.md.

-- Who holds an account, as the document said when it was opened.
create table client_identities (
  account_id bigint primary key references client_accounts on delete cascade,
  -- keyed hash of the document: the same for one person, whatever the number of accounts
  holder_hash bytea not null,
  document text not null check (document in ('hkid', 'mainland_id', 'passport')),
  -- day of birth, YYYY-MM-DD, under AES-256-GCM
  born_sealed bytea not null
);
create index client_identities_holder_hash on client_identities (holder_hash);

-- The six digits that confirm an order or an application. A try is counted before it is looked at.
create table trading_passwords (
  account_id bigint primary key references client_accounts on delete cascade,
  -- argon2id with its parameters
  hash text not null,
  -- wrong tries in a row
  failures integer not null default 0 check (failures >= 0),
  -- wall clock
  locked_until timestamptz
);

-- What an account holds.
create table positions (
  account_id bigint not null references client_accounts on delete cascade,
  -- as the exchange writes it
  code text not null,
  quantity bigint not null check (quantity between 1 and 9007199254740991),
  -- whole cents of Hong Kong dollars for all of it
  cost bigint not null check (cost between 0 and 9007199254740991),
  primary key (account_id, code)
);

-- How much is lent on a margin account at most, whatever its collateral is worth.
create table credit_limits (
  account_id bigint primary key references client_accounts on delete cascade,
  -- whole cents of Hong Kong dollars
  cents bigint not null check (cents between 0 and 9007199254740991)
);

-- What fits no double exactly could be shown to nobody.
alter table ledger_accounts add check (balance <= 9007199254740991);
