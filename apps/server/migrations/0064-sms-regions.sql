-- Messages to strangers abroad, by region: a region whose numbers earn their owner money gets a small part of the day's budget.
alter table sms_settings
  -- ISO codes of the regions served; null serves every one
  add column regions text[],
  -- messages a day to strangers of one region but Hong Kong and the mainland; null is a twentieth of the day's limit
  add column region_daily_limit integer check (region_daily_limit >= 0);

create table sms_region_budget (
  day date not null,
  region text not null,
  spent integer not null default 0,
  primary key (day, region)
);
