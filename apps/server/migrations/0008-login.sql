-- A brokerage client's account. What names a person is kept as in persons: hashed for look-up, sealed for showing.
create table client_accounts (
  id bigint generated always as identity primary key,
  -- opaque and stable; `sub` of login tokens
  fund_user_code text not null unique,
  -- keyed hash of the eight digits
  client_no_hash bytea not null unique,
  client_no_sealed bytea not null,
  name_sealed bytea not null,
  account_type text not null check (account_type in ('cash', 'margin')),
  branch text not null,
  -- the number on record, as in persons; one number may have several accounts
  mobile_hash bytea not null,
  mobile_sealed bytea not null,
  -- argon2id with its parameters
  password_hash text not null,
  -- null where no authenticator is set up
  totp_sealed bytea,
  -- the latest time step a code was taken of: each step serves once
  totp_step bigint,
  status text not null check (status in ('active', 'suspended')),
  created_at timestamptz not null
);
create index client_accounts_mobile_hash on client_accounts (mobile_hash);

-- Devices, by session id, that have completed a login to an account. Any other is new to it.
create table account_devices (
  account_id bigint not null references client_accounts on delete cascade,
  session_id text not null,
  -- who was registered at the last login
  person_id bigint not null references persons,
  last_login_at timestamptz not null,
  primary key (account_id, session_id)
);
create index account_devices_last_login_at on account_devices (last_login_at);

-- Password and second factor proved, waiting for the login call: single use, bound to session, person and account.
create table login_tickets (
  hash bytea primary key,
  account_id bigint not null references client_accounts on delete cascade,
  person_id bigint not null references persons,
  session_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_tickets_expires_at on login_tickets (expires_at);

-- Login tokens issued, so that ending a registration, or another login of the session, ends them.
create table login_tokens (
  jti text primary key,
  registration_id uuid not null references registrations on delete cascade,
  account_id bigint not null references client_accounts on delete cascade,
  session_id text not null,
  channel text not null check (channel in ('standard', 'ths')),
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_tokens_registration_id on login_tokens (registration_id);
create index login_tokens_session_id on login_tokens (session_id);
create index login_tokens_expires_at on login_tokens (expires_at);

-- Failed proofs in a row. A bucket is a keyed hash of who tried what; it does not tell whether that exists.
create table login_attempts (
  bucket bytea primary key,
  failures integer not null,
  locked_until timestamptz,
  last_at timestamptz not null
);
create index login_attempts_last_at on login_attempts (last_at);
