-- Fingerprints of the keys this database was written with: another key opens nothing of it, and a start with one is refused.
create table key_fingerprints (
  name text primary key,
  fingerprint bytea not null check (length(fingerprint) = 16),
  first_used_at timestamptz not null
);
