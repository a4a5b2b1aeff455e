-- The live code of a number in the session that asked for it. Another session's code neither opens nor voids it.
create table sms_codes (
  mobile_hash bytea not null,
  session_id text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (mobile_hash, session_id)
);
create index sms_codes_expires_at on sms_codes (expires_at);

-- Messages sent, for the rolling limits of a number and of an address. Both are keyed hashes.
create table sms_sends (
  id uuid primary key,
  mobile_hash bytea not null,
  address_hash bytea not null,
  sent_at timestamptz not null
);
create index sms_sends_mobile on sms_sends (mobile_hash, sent_at);
create index sms_sends_address on sms_sends (address_hash, sent_at);
create index sms_sends_sent_at on sms_sends (sent_at);

-- Challenges that were answered, each good for one message.
create table sms_proofs (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index sms_proofs_expires_at on sms_proofs (expires_at);

-- One row: what an operator sets.
create table sms_settings (
  only_row boolean primary key default true check (only_row),
  -- messages a day; the limit of each new day
  daily_limit integer not null default 2000 check (daily_limit >= 0),
  -- calling codes served; null serves every one that is not blocked as premium or satellite
  calling_codes text[]
);
insert into sms_settings default values;

-- Messages paid for on a day in Hong Kong. The limit of a day that has begun may be changed here.
create table sms_budget (
  day date primary key,
  daily_limit integer not null check (daily_limit >= 0),
  spent integer not null default 0,
  -- codes that were typed in correctly: spent without verified is how message fraud shows
  verified integer not null default 0
);

-- What the sandbox would have sent. Stays empty in production.
create table sandbox_messages (
  id bigint generated always as identity primary key,
  mobile text not null,
  body text not null,
  sent_at timestamptz not null
);
create index sandbox_messages_sent_at on sandbox_messages (sent_at);
