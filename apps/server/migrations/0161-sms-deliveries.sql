-- Messages that were given to a gateway, without number and text: what became of them steers the next ones.
create table sms_deliveries (
  -- of the message
  id text primary key,
  -- the gateway that received it last
  gateway text not null,
  region text not null,
  -- wall clock
  tried_at timestamptz not null,
  -- null until the gateway reports it
  state text check (state in ('delivered', 'failed')),
  reported_at timestamptz,
  check ((state is null) = (reported_at is null))
);
create index sms_deliveries_tried_at on sms_deliveries (tried_at);
