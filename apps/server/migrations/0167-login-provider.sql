-- Logins that are in progress at the firm's OpenID Connect provider. A flow works once, for the session that began it.
create table provider_flows (
  id bigint generated always as identity primary key,
  -- keyed hash of the state, from which verifier and nonce are derived
  state_hash bytea not null unique,
  session_id text not null,
  person_id bigint not null references persons,
  redirect_uri text not null,
  -- where the page continues
  page text not null,
  lang text not null,
  back text not null,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  -- when the provider sent a person back
  answered_at timestamptz
);
create index provider_flows_expires_at on provider_flows (expires_at);
create index provider_flows_person_id on provider_flows (person_id);

-- What the provider proved, until it becomes a login ticket.
create table provider_proofs (
  -- keyed hash of what the page received
  hash bytea primary key,
  session_id text not null,
  person_id bigint not null references persons,
  -- the accounts of the proved client under the person's number
  account_codes text[] not null,
  has_second_factor boolean not null,
  -- keyed hashes of subject and session at the provider
  subject_hash bytea not null,
  provider_session_hash bytea,
  expires_at timestamptz not null
);
create index provider_proofs_expires_at on provider_proofs (expires_at);
create index provider_proofs_person_id on provider_proofs (person_id);

-- Of a ticket that the provider proved; null for a password.
alter table login_tickets add column subject_hash bytea, add column provider_session_hash bytea;

-- Open logins that the provider proved, so that a logout there ends them.
create table provider_logins (
  -- of the login token
  jti text primary key,
  person_id bigint not null references persons,
  subject_hash bytea not null,
  provider_session_hash bytea,
  expires_at timestamptz not null
);
create index provider_logins_subject_hash on provider_logins (subject_hash);
create index provider_logins_provider_session_hash on provider_logins (provider_session_hash);
create index provider_logins_person_id on provider_logins (person_id);
create index provider_logins_expires_at on provider_logins (expires_at);

-- Logout tokens that were used, until they would no longer be accepted anyway.
create table used_logout_tokens (
  -- keyed hash of the id of the token
  hash bytea primary key,
  expires_at timestamptz not null
);
