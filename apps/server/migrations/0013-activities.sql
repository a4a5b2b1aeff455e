-- What an activity asks of whoever joins, and where it is shown.
alter table activities
  -- null where there is nothing to join
  add column join_level text check (join_level in ('register', 'login')),
  -- whether mainland visitors see the page or a neutral notice
  add column mainland text not null default 'notice' check (mainland in ('notice', 'page')),
  -- the end rolls past days on which the exchange does not trade (O7)
  add column follows_calendar boolean not null default false,
  -- eligibility: {"residences": [...], "notAfter": [numbers], "accountTypes": [...]}; an absent rule asks nothing
  add column eligibility jsonb not null default '{}';

-- Published content. Rows are only ever added: the highest version of an activity holds.
create table page_versions (
  activity integer not null references activities on delete cascade,
  version integer not null check (version > 0),
  -- blocks and stages as the wire has them, checked when they were published
  content jsonb not null,
  published_at timestamptz not null,
  primary key (activity, version)
);

-- A draft can be seen by whoever has its token, until it expires.
create table page_drafts (
  token_hash bytea primary key,
  activity integer not null references activities on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null
);
create index page_drafts_expires_at on page_drafts (expires_at);

-- Lines that operators put up, in the language they were written in. `activity` null: on every activity.
create table operator_notices (
  id bigint generated always as identity primary key,
  activity integer references activities on delete cascade,
  language text not null check (language in ('zh-CN', 'zh-HK', 'en-US')),
  text text not null check (length(text) between 1 and 300),
  from_at timestamptz not null,
  until_at timestamptz not null,
  check (from_at < until_at)
);

-- Days without trading beside weekends and the published holidays: typhoons, black rainstorms. Business days in Hong Kong.
create table market_closures (
  day date primary key,
  reason text not null check (reason in ('typhoon', 'rainstorm', 'holiday', 'other')),
  -- trading stopped at this minute of the day in Hong Kong; null: no trading at all
  closed_from_minute integer check (closed_from_minute between 0 and 1439)
);

-- Where a person says they live, asked at the first join.
alter table persons
  add column residence text check (residence in ('mainland', 'hong_kong', 'macao', 'taiwan', 'elsewhere')),
  add column residence_at timestamptz;

-- Where the client of an account lives, as it was verified when the account was opened; null where nobody looked.
alter table client_accounts
  add column residence text check (residence in ('mainland', 'hong_kong', 'macao', 'taiwan', 'elsewhere'));

-- What runs out. A stage of '' is the activity itself. No row: nothing runs out.
create table activity_stock (
  activity integer not null references activities on delete cascade,
  stage text not null default '',
  total integer not null check (total >= 0),
  remaining integer not null check (remaining between 0 and total),
  primary key (activity, stage)
);

-- Who joined, once a person and stage, and once an account where joining needs one.
create table participations (
  id bigint generated always as identity primary key,
  activity integer not null references activities,
  stage text not null default '',
  person_id bigint not null references persons,
  -- null where joining needs no account
  account_id bigint references client_accounts,
  -- what a person quotes on the phone
  reference text not null unique,
  terms_version integer not null,
  -- business clock
  joined_at timestamptz not null,
  unique (person_id, activity, stage)
);
create unique index participations_account on participations (account_id, activity, stage) where account_id is not null;
-- for publishing, which asks whether anybody joined what it would take away
create index participations_stage on participations (activity, stage);

-- Keys a person's client made up for calls that must happen once (N13), with what was asked and answered.
create table idempotency_keys (
  person_id bigint not null references persons,
  key uuid not null,
  request_hash bytea not null,
  reply jsonb not null,
  -- wall clock
  created_at timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
