-- The operators' page of the event tracker. Times are of the wall clock.

-- Who is signed in there. The hash is of the cookie and of the operator's token: under another token nobody is.
create table operator_sessions (
  hash bytea primary key,
  opened_at timestamptz not null,
  used_at timestamptz not null
);

-- What the tracker's configuration hands out (T10). One row; an operator may change it.
create table tracking_settings (
  only_row boolean primary key default true check (only_row),
  collect boolean not null default true,
  heat_map boolean not null default true
);
insert into tracking_settings default values;

-- What the collector did not take on a day of its own, by why.
create table tracking_rejections (
  day date not null,
  reason text not null,
  events bigint not null,
  primary key (day, reason)
);

-- Documented in docs/tracking.md, as those of 0042 are.
create view tracking_visitors as
  select day, coalesce(anonymous, subject) as visitor, count(*) as events
  from tracking_events group by day, visitor;

create view tracking_arrivals as
  select day, coalesce(sum(events) filter (where outcome = 'stored'), 0)::bigint as stored,
    coalesce(sum(events) filter (where outcome = 'double'), 0)::bigint as doubles
  from tracking_counts group by day;

create view tracking_rejected as select day, reason, events from tracking_rejections;
