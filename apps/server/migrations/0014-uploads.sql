-- A picture a person announced and then sent. A row without bytes waits for them, or never got them.
create table uploads (
  id uuid primary key,
  person_id bigint not null references persons,
  -- keyed hash of the single-use ticket that lets the bytes in
  ticket_hash bytea not null,
  ticket_expires_at timestamptz not null,
  ticket_used_at timestamptz,
  -- what was announced: length and SHA-256 of the bytes as sent
  sent_size integer not null check (sent_size > 0),
  sent_sha256 bytea not null,
  -- the picture as it was made anew; what was sent is not kept
  type text check (type in ('image/jpeg', 'image/png', 'image/webp')),
  width integer,
  height integer,
  bytes bytea,
  -- something refers to it: it is neither swept nor taken back
  attached boolean not null default false,
  created_at timestamptz not null,
  check ((bytes is null) = (type is null) and (bytes is null) = (width is null) and (bytes is null) = (height is null))
);
-- pictures are compressed already
alter table uploads alter column bytes set storage external;
create index uploads_person_id on uploads (person_id);
create index uploads_unused on uploads (created_at) where not attached;

-- What a person announced since their day began, which is with the first upload after the last day ended.
create table upload_days (
  person_id bigint primary key references persons,
  ends_at timestamptz not null,
  files integer not null,
  bytes bigint not null
);
create index upload_days_ends_at on upload_days (ends_at);
