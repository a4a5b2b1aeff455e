-- Staff of the firm, who sign in at the firm's OpenID Connect provider (decision 0179). Times are of the wall clock.
create table staff_members (
  id uuid primary key default gen_random_uuid(),
  -- keyed hash of issuer and subject
  subject_hash bytea not null unique,
  name text not null,
  -- as the provider's groups said at the last sign-in; none admits to nothing
  roles text[] not null,
  last_sign_in_at timestamptz not null,
  suspended_at timestamptz
);

-- Their open sessions, for every server. The cookie itself is not stored.
create table staff_sessions (
  hash bytea primary key,
  member_id uuid not null references staff_members on delete cascade,
  -- keyed hash of the session at the provider, if it names sessions
  provider_session_hash bytea,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  -- when the person last proved who they are
  proved_at timestamptz not null
);
create index staff_sessions_member_id on staff_sessions (member_id);
create index staff_sessions_provider_session_hash on staff_sessions (provider_session_hash);

-- Sign-ins that are in progress at the provider. Each works once, in the browser that began it.
create table staff_sign_ins (
  -- keyed hash of the state, from which verifier and nonce are derived
  state_hash bytea primary key,
  -- keyed hash of a cookie
  browser_hash bytea not null,
  redirect_uri text not null,
  -- the path that the browser returns to
  path text not null,
  -- whether it requests a new proof of identity
  proves boolean not null,
  began_at timestamptz not null
);
create index staff_sign_ins_began_at on staff_sign_ins (began_at);

-- Logout tokens that were used, until they would no longer be accepted anyway.
create table staff_logout_tokens (
  -- keyed hash of the id of the token
  hash bytea primary key,
  expires_at timestamptz not null
);

-- Programs with credentials of their own.
create table machine_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  -- exact to a minute
  last_used_at timestamptz,
  closed_at timestamptz
);
