-- Prices of a provider's securities by the minute, for charts of the last trading days. Prices are thousandths of the currency.
create table market_minutes (
  code text not null,
  -- begin of the minute
  at timestamptz not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  -- shares traded since the open of the day, up to the last trade of the minute
  volume bigint not null,
  primary key (code, at)
);
create index market_minutes_at on market_minutes (at);
