-- Prices of which a person wants to be notified, once each. Wall clock.
create table price_alerts (
  id uuid primary key,
  person_id bigint not null references persons,
  code text not null check (length(code) between 3 and 8),
  kind text not null check (kind in ('above', 'below', 'percent_up', 'percent_down')),
  -- thousandths of the currency, or hundredths of a percent of the close before
  value bigint not null check (value > 0),
  created_at timestamptz not null,
  -- null: the price has not been reached yet
  reached_at timestamptz,
  -- thousandths of the currency
  reached_price bigint,
  check ((reached_at is null) = (reached_price is null))
);
create index price_alerts_of_person on price_alerts (person_id, created_at desc);
create unique index price_alerts_waiting on price_alerts (code, kind, value, person_id) where reached_at is null;
create index price_alerts_reached on price_alerts (reached_at) where reached_at is not null;
