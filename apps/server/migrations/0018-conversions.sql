-- Points exchanged for vouchers. Times are of the business clock unless said otherwise.

-- What somebody put aside: one of an offer, with the points it costs, until it expires.
create table conversion_holds (
  id uuid primary key,
  activity integer not null references activities,
  person_id bigint not null references persons,
  -- code of the offer, in the activity's own list
  offer text not null,
  -- the offer as it was when it was put aside
  facts jsonb not null,
  cost bigint not null check (cost > 0),
  status text not null default 'held' check (status in ('held', 'committed', 'expired', 'released')),
  -- version that the person agreed to for this one
  terms_version integer not null,
  -- what took the points aside, and is undone when the hold ends
  transfer_id uuid not null unique references ledger_transfers,
  held_at timestamptz not null,
  expires_at timestamptz not null
);
-- of an offer a person keeps one aside at a time
create unique index conversion_holds_live on conversion_holds (person_id, activity, offer) where status = 'held';
create index conversion_holds_expires_at on conversion_holds (expires_at) where status = 'held';

create table conversions (
  id uuid primary key,
  hold_id uuid not null unique references conversion_holds,
  activity integer not null references activities,
  person_id bigint not null references persons,
  offer text not null,
  cost bigint not null check (cost > 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  failure text check (failure in ('pool_dry', 'partner_refused')),
  reference text not null unique,
  -- none where nothing was left to give
  spend_id uuid unique references ledger_transfers,
  reward_id uuid unique references rewards,
  at timestamptz not null,
  settled_at timestamptz,
  check (status <> 'succeeded' or failure is null)
);
create index conversions_person on conversions (person_id, activity, offer, at desc);
