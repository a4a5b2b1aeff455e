-- Sandbox only: whether the market's feed is there, and what is halted by hand since a moment of the business clock.
alter table sandbox_settings
  add column market_feed text not null default 'up' check (market_feed in ('up', 'delayed', 'down'));
create table sandbox_halts (
  code text primary key,
  since timestamptz not null
);
