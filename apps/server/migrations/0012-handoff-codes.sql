-- Codes that carry a registration from a shell into its web view, or back: single use, a minute, gone with the registration.
create table handoff_codes (
  hash bytea primary key,
  registration_id uuid not null references registrations on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index handoff_codes_registration_id on handoff_codes (registration_id);
create index handoff_codes_expires_at on handoff_codes (expires_at);
