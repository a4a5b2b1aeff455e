-- Waiting rooms for the opening of activities (decision 0173). Times are of the business clock.
create table waiting_rooms (
  activity integer primary key references activities (number),
  -- tickets of an earlier room of the activity are void
  id uuid not null default gen_random_uuid(),
  -- decides the order of those who come before the start; nobody can compute it from outside
  seed bytea not null check (length(seed) = 32),
  -- places are given from here on
  opens_at timestamptz not null,
  -- people are admitted from here on
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- how many are admitted each second; 0 pauses
  per_second double precision not null check (per_second between 0 and 10000),
  -- the number of places that were admitted when the rate was last set, and when that was
  admitted_before double precision not null default 0 check (admitted_before >= 0),
  rate_since timestamptz not null,
  -- minutes within which an admitted person may join
  admitted_for integer not null check (admitted_for between 1 and 120),
  check (opens_at <= starts_at and starts_at < ends_at)
);
create table waiting_places (
  activity integer not null references waiting_rooms (activity) on delete cascade,
  holder_hash bytea not null check (length(holder_hash) = 32),
  arrived_at timestamptz not null,
  -- null for those who came before the start, whose order the seed decides; otherwise counted behind them
  position bigint check (position >= 0),
  primary key (activity, holder_hash)
);
create index waiting_places_order on waiting_places (activity, position desc nulls last);
