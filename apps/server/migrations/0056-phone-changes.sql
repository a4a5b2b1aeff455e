-- Changes of a person's number: each begins once the old factor was proved. Wall clock throughout.
create table phone_changes (
  -- made up by the client: asked again, it is the same change
  id uuid primary key,
  person_id bigint not null references persons,
  -- the session that proved the old factor, and no other, goes on with it
  session_id text not null,
  -- of phoneChangeStates
  status text not null check (status in ('proved', 'done', 'ended')),
  way text not null check (way in ('sms', 'account')),
  -- whose password and second factor were given
  account_id bigint references client_accounts on delete set null,
  proved_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz,
  -- until then nothing is done that could not be undone
  cooling_until timestamptz,
  -- of the call that did it, and the keyed hash of the new number, for who asks again
  done_key uuid unique,
  new_hash bytea,
  -- both numbers, each until it was told
  old_sealed bytea,
  new_sealed bytea,
  -- what was answered, without the code that hands a session over
  reply jsonb,
  check (status <> 'done' or (changed_at is not null and cooling_until is not null and reply is not null))
);
create unique index phone_changes_open on phone_changes (person_id) where status = 'proved';
create index phone_changes_person on phone_changes (person_id, cooling_until);
create index phone_changes_expires_at on phone_changes (expires_at) where status <> 'done';
