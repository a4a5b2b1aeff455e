-- A person is a mobile number that was once proved. The number is never stored in the clear.
create table persons (
  id bigint generated always as identity primary key,
  -- opaque and stable: what other systems and the client know a person by
  user_code text not null unique,
  -- keyed hash of the number in E.164, for look-up
  mobile_hash bytea not null unique,
  -- the number in E.164 under AES-256-GCM, for showing it masked and for sending to it
  mobile_sealed bytea not null,
  created_at timestamptz not null
);

-- A proved code, waiting to be turned into a registration: single use, bound to person and session.
create table tickets (
  hash bytea primary key,
  person_id bigint not null references persons,
  session_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tickets_expires_at on tickets (expires_at);

-- One sign-in at register level and everything renewed from it, until its absolute end.
create table registrations (
  id uuid primary key,
  person_id bigint not null references persons,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index registrations_person_id on registrations (person_id);
create index registrations_expires_at on registrations (expires_at);

-- Every socketPwd a registration ever had. One without replaced_at still renews.
create table socket_pwds (
  hash bytea primary key,
  registration_id uuid not null references registrations on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz,
  -- used once more after it was replaced, since the answer had been lost
  graced boolean not null default false
);
create index socket_pwds_registration_id on socket_pwds (registration_id);

-- Register tokens issued, so that ending a registration ends them all.
create table register_tokens (
  jti text primary key,
  registration_id uuid not null references registrations on delete cascade,
  expires_at timestamptz not null
);
create index register_tokens_registration_id on register_tokens (registration_id);
create index register_tokens_expires_at on register_tokens (expires_at);

-- What a person agreed to or declined, and when (V6). Rows are only ever added: the newest one of a document holds.
create table consents (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons,
  document text not null,
  version text not null,
  agreed boolean not null,
  given_at timestamptz not null
);
create index consents_person_id on consents (person_id, document, id);
