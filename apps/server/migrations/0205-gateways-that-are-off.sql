-- Gateways of text messages that staff switched off: new messages go to the others.
create table sms_gateways_off (
  gateway text primary key,
  -- wall clock
  since timestamptz not null
);
