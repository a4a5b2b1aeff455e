-- Campaigns of the console, from a draft to their end (decision 0184). Times of acts are of the wall clock; the period and
-- the schedule are of the business clock. A member of staff is 'staff:' and their id, an operator is 'operator:' and the
-- name given with --by, and the server is 'system'.
create table campaigns (
  id uuid primary key default gen_random_uuid(),
  -- the same key of a client creates one campaign
  create_key uuid unique,
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'returned', 'approved', 'live', 'closed')),
  -- the latest revision, and what it says
  revision integer not null default 0,
  number integer,
  code text,
  title jsonb not null,
  search text not null,
  opens_at timestamptz,
  closes_at timestamptz,
  publish_at timestamptz,
  end_at timestamptz,
  -- the members of staff who wrote the latest revision, and all who ever wrote one
  authors text[] not null,
  writers text[] not null,
  -- the number of the published activity, which has one campaign, and the revision that was published last
  activity integer unique,
  published_revision integer,
  submitted_by text,
  approved_by text,
  -- SHA-256 of the approved page in its stored form
  approved_hash bytea,
  -- the faults for which publishing stopped
  stopped jsonb,
  lock_holder text,
  lock_until timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_by text not null,
  updated_at timestamptz not null
);
create index campaigns_updated on campaigns (updated_at, id);
create index campaigns_status on campaigns (status, updated_at, id);

create table campaign_revisions (
  campaign uuid not null references campaigns,
  revision integer not null,
  document jsonb not null,
  publish_at timestamptz,
  end_at timestamptz,
  by text not null,
  authors text[] not null,
  origin text not null check (origin in ('create', 'save', 'schedule', 'revert', 'operator', 'catalogue')),
  -- what happened to it
  marks text[] not null default '{}',
  began_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (campaign, revision)
);

create table campaign_comments (
  id uuid primary key,
  campaign uuid not null references campaigns,
  revision integer not null,
  block integer,
  text text not null,
  by text not null,
  at timestamptz not null,
  resolved_by text,
  resolved_at timestamptz
);
create index campaign_comments_campaign on campaign_comments (campaign, at);

-- Addresses that show a revision until they expire or somebody ends them.
create table campaign_previews (
  id uuid primary key default gen_random_uuid(),
  campaign uuid not null references campaigns,
  revision integer not null,
  token_hash bytea not null unique,
  by text not null,
  at timestamptz not null,
  expires_at timestamptz not null
);
create index campaign_previews_campaign on campaign_previews (campaign, expires_at);
create index campaign_previews_expires_at on campaign_previews (expires_at);
