-- What the event tracker sent (T7). Ids are keyed hashes: nothing here says who, and no address is kept.
create table tracking_events (
  -- day in Hong Kong that it happened, by the device's clock: of a double it is the same
  day date not null,
  happened_at timestamptz not null,
  -- distinct_id
  subject bytea not null,
  track_id integer not null,
  -- wall clock of the collector
  received_at timestamptz not null,
  flushed_at timestamptz,
  type text not null,
  -- of the four track types
  event text,
  anonymous bytea,
  login bytea,
  original bytea,
  -- base64url of the keyed hash, by the identity's name
  identities jsonb not null,
  item_type text,
  item_id text,
  lib jsonb not null,
  properties jsonb not null,
  -- what makes two of them one
  primary key (day, subject, track_id, happened_at),
  constraint tracking_events_event check ((event is not null) = (type like 'track%')),
  constraint tracking_events_item check ((item_type is not null) = (type like 'item%'))
) partition by range (day);
create index tracking_events_login on tracking_events (login) where login is not null;
create index tracking_events_anonymous on tracking_events (anonymous) where anonymous is not null;
-- Days that no partition was made for: nothing waits for a job, and devices with a wrong clock are heard.
create table tracking_events_rest partition of tracking_events default;

-- What came on a day of the collector's, in batches.
create table tracking_counts (
  day date not null,
  outcome text not null check (outcome in ('stored', 'double')),
  events bigint not null,
  primary key (day, outcome)
);

-- How long events are kept. One row; an operator may change it.
create table tracking_retention (
  only_row boolean primary key default true check (only_row),
  months integer not null default 13 check (months between 1 and 120)
);
insert into tracking_retention default values;

-- Documented in docs/tracking.md; ask for days, which picks their partitions.
create view tracking_page_views as
  select day, properties ->> '$url_path' as path, count(*) as views,
    count(distinct coalesce(anonymous, subject)) as visitors
  from tracking_events where type = 'track' and event = '$pageview'
  group by day, path;

create view tracking_sign_in_funnel as
  select day, count(opened) as opened, count(*) filter (where asked >= opened) as asked,
    count(*) filter (where asked >= opened and signed_in >= opened) as signed_in
  from (
    select day, coalesce(anonymous, subject) as visitor,
      min(happened_at) filter (where event = '$pageview' and properties ->> '$url_path' = '/loginPage') as opened,
      max(happened_at) filter (where event = 'sign_in_code_asked') as asked,
      max(happened_at) filter (where event in ('sign_in_done', '$SignUp')) as signed_in
    from tracking_events
    where type in ('track', 'track_signup')
      and event in ('$pageview', 'sign_in_code_asked', 'sign_in_done', '$SignUp')
    group by day, visitor) as visits
  group by day;

create view tracking_join_funnel as
  select day, activity, count(seen) as seen, count(*) filter (where pressed >= seen) as pressed,
    count(*) filter (where pressed >= seen and joined >= seen) as joined
  from (
    select day, properties ->> 'activity' as activity, coalesce(anonymous, subject) as visitor,
      min(happened_at) filter (where event = '$pageview') as seen,
      max(happened_at) filter (where event = 'activity_join_pressed') as pressed,
      max(happened_at) filter (where event = 'activity_joined') as joined
    from tracking_events
    where type = 'track' and properties ? 'activity'
      and event in ('$pageview', 'activity_join_pressed', 'activity_joined')
    group by day, activity, visitor) as visits
  group by day, activity;
