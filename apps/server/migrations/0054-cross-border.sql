-- Wealth Management Connect: what institutions reported of an account's quota, self-checks that somebody wanted kept, and
-- whether an answer was of help.

-- Renminbi moved through the closed loop, by direction and channel, in whole fen, as it was last reported.
create table wealth_quotas (
  account_id bigint not null references client_accounts on delete cascade,
  direction text not null check (direction in ('southbound', 'northbound')),
  channel text not null check (channel in ('bank', 'broker')),
  remitted bigint not null check (remitted between 0 and 9007199254740991),
  -- principal alone: what was earned is not counted
  returned bigint not null check (returned between 0 and remitted),
  as_of date not null,
  primary key (account_id, direction, channel)
);

-- The last result of each direction, without the answers it came of.
create table self_checks (
  person_id bigint not null references persons,
  direction text not null check (direction in ('southbound', 'northbound')),
  -- version of the rules it was judged by
  rules text not null,
  outcome text not null check (outcome in ('met', 'unclear', 'not_met')),
  -- as it was told: a later version of the rules changes nothing of it
  findings jsonb not null,
  -- business clock
  checked_at timestamptz not null,
  primary key (person_id, direction)
);

-- The last word of a visitor, or of a person, about an answer.
create table question_votes (
  id bigint generated always as identity primary key,
  question text not null,
  person_id bigint references persons,
  -- keyed hash of a visitor's code
  visitor bytea,
  helpful boolean not null,
  -- wall clock
  voted_at timestamptz not null,
  check (num_nonnulls(person_id, visitor) = 1),
  unique (question, person_id),
  unique (question, visitor)
);
create index question_votes_person on question_votes (person_id) where person_id is not null;
