-- An activity as the hall lists it. `number` stands in paths of calls, `code` in addresses of pages.
create table activities (
  number integer primary key check (number > 0),
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  -- path of its page behind the hash
  route text not null check (route ~ '^/[A-Za-z0-9]+(\?code=[a-z0-9-]+)?$'),
  -- texts by language: zh-CN, zh-HK, en-US
  title jsonb not null check (title ?& array['zh-CN', 'zh-HK', 'en-US']),
  lead jsonb not null check (lead ?& array['zh-CN', 'zh-HK', 'en-US']),
  -- whole minutes, so that a list which is kept for a minute names the right phases throughout
  opens_at timestamptz not null check (extract(epoch from opens_at)::numeric % 60 = 0),
  closes_at timestamptz not null check (extract(epoch from closes_at)::numeric % 60 = 0),
  check (opens_at < closes_at)
);
