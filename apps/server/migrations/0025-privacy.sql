-- What the job that verifies the ledger found last: one row, read by /metrics.
create table ledger_verification (
  only_row boolean primary key default true check (only_row),
  -- wall clock
  at timestamptz not null,
  differences integer not null,
  -- the first of them, in words
  found jsonb not null
);

-- A person who asked to be forgotten: number, number's hash and user code are random by then.
alter table persons add column erased_at timestamptz;

-- How long records are kept, by their kind: what an operator sets. Counted from what `counted_from` says.
create table retention_periods (
  kind text primary key,
  days integer not null check (days >= 0)
);
insert into retention_periods (kind, days) values
  ('consents', 2557),
  ('participations', 2557),
  ('rewards', 2557),
  ('ledger', 2557),
  ('delivery', 90);

-- Erasures that were done. The key is the one the person's client made up, so that it learns what became of its call when
-- the answer is lost: nobody can sign for the person any more.
create table erasures (
  key uuid primary key,
  person_id bigint not null unique references persons,
  -- wall clock
  erased_at timestamptz not null
);
