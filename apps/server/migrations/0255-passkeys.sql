-- Keys of devices by which a person logs in to an account without its password. The private key never leaves the device.
create table passkeys (
  id bigint generated always as identity primary key,
  -- the id that its owner sees
  public_id uuid not null unique default gen_random_uuid(),
  person_id bigint not null references persons,
  account_id bigint not null references client_accounts,
  -- as the authenticator names it, in base64url
  credential_id text not null unique check (length(credential_id) <= 1400),
  -- a public key of COSE
  public_key bytea not null check (length(public_key) <= 4096),
  -- the signature counter of the authenticator; 0 for one that does not count
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- whether the authenticator may copy the key to the owner's other devices, and whether it has
  backup_eligible boolean not null,
  backed_up boolean not null,
  -- what the owner calls it; null until they name it
  name text check (length(name) between 1 and 40),
  -- of the browser that made it
  system text not null,
  browser text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_person_id on passkeys (person_id);
create index passkeys_account_id on passkeys (account_id);

-- Challenges that a device has not signed yet. Each serves one call of the session that requested it.
create table passkey_challenges (
  -- keyed hash of the challenge
  hash bytea primary key,
  person_id bigint not null references persons,
  session_id text not null,
  -- the account that a new passkey is for; null if the challenge is for a login
  account_id bigint references client_accounts,
  expires_at timestamptz not null
);
create index passkey_challenges_person_id on passkey_challenges (person_id);
create index passkey_challenges_account_id on passkey_challenges (account_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
