-- The key of hashes that identify something for longer than a pepper lasts, sealed under the data key.
create table identifier_keys (
  only_row boolean primary key default true check (only_row),
  -- base64 of 32 bytes
  key_sealed bytea not null,
  -- wall clock
  made_at timestamptz not null
);

-- When a start found that no row needs the key any more, which was no longer configured; wall clock.
alter table key_fingerprints add column retired_at timestamptz;
