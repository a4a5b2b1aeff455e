-- Who asks for codes and who guesses PINs is counted before the number and the merchant are (SEC-2, SEC-13).

-- Keyed hash of the session that asked for the message: its work grows with each. Null of messages sent before.
alter table sms_sends add column session_hash bytea;
create index sms_sends_session on sms_sends (session_hash, sent_at) where session_hash is not null;

-- Networks that a merchant signed in from, as keyed hashes: guesses from elsewhere do not lock them out.
create table merchant_networks (
  merchant_id bigint not null references merchants on delete cascade,
  network_hash bytea not null,
  -- wall clock
  last_at timestamptz not null,
  primary key (merchant_id, network_hash)
);
create index merchant_networks_last_at on merchant_networks (last_at);
