-- Requests of a desktop to log in by the phone of a person. A session has one at a time: another one replaces it.
create table login_requests (
  -- of the desktop
  session_id text primary key,
  -- keyed hash of the id in the QR code
  request_hash bytea not null unique,
  -- keyed hash of the key that the desktop made, under which a handoff code is stored once the phone has confirmed
  key_hash bytea not null,
  -- the number that the desktop shows and that the person types on the phone
  number smallint not null check (number between 10 and 99),
  state text not null check (state in ('open', 'seen', 'confirmed', 'refused', 'finished')),
  -- who was registered on the desktop when it began; null for a visitor
  desktop_person_id bigint references persons,
  -- who opened the QR code on a phone
  person_id bigint references persons,
  -- the account that the phone is logged in to, and the session of the phone, once confirmed
  account_id bigint references client_accounts,
  registration_id uuid references registrations on delete cascade,
  -- of the desktop
  system text not null,
  browser text not null,
  country text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state in ('confirmed', 'finished')) = (account_id is not null and registration_id is not null)),
  check (state = 'open' or person_id is not null)
);
create index login_requests_desktop_person_id on login_requests (desktop_person_id);
-- a person has one request open on the phone
create unique index login_requests_seen on login_requests (person_id) where state = 'seen';
create index login_requests_person_id on login_requests (person_id);
create index login_requests_account_id on login_requests (account_id);
create index login_requests_registration_id on login_requests (registration_id);
create index login_requests_expires_at on login_requests (expires_at);
