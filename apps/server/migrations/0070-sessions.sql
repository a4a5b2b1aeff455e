-- What a person is shown of each registration of theirs: the device in words (never the whole user agent), and where and
-- when it was last used. Wall clock. Null for registrations of servers before this version, until they are next used.
alter table registrations
  add column system text,
  add column browser text,
  -- ISO 3166 code of the network address of the last use; the address itself is not kept
  add column country text,
  add column last_used_at timestamptz,
  -- when this session last proved who is using it: by a code, or by the second factor of an account
  add column proved_at timestamptz;

-- A person ends a login by this id, which is not the token's. Servers of the version before join this table to one with a
-- column `id` and name none of the two, so it must not be called that.
alter table login_tokens
  add column public_id uuid not null default gen_random_uuid() unique,
  add column last_used_at timestamptz;

-- SHA-256 of the public key that the app key of a token was wrapped for: only the device with its private half can use the
-- token. Null where the deployment's key was used.
alter table register_tokens add column device_key bytea check (length(device_key) = 32);

-- A device is known to an account by its key. A session id is a header, which anybody can copy.
alter table account_devices add column device_key bytea check (length(device_key) = 32);
create index account_devices_device_key on account_devices (account_id, device_key);

-- Salts of the pseudonyms (address, device, number) in audit entries of authentication, one for each month. The entries are
-- append-only; without its salt nobody can tell whom a pseudonym stands for, so forgetting them deletes the salt.
create table audit_pseudonym_salts (
  -- first day of the month, UTC
  month date primary key,
  salt bytea not null check (length(salt) = 32)
);
insert into retention_periods (kind, days) values ('authentication', 365);

-- Attributing guesses looks at a stretch of time, and at what else came from the same address.
create index audit_entries_authentication on audit_entries (at) where detail ? 'address';
