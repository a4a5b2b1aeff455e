-- Reminders by text message: one a person and session. The row follows a machine.
create table live_reminders (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons,
  session text not null references live_sessions,
  status text not null check (status in ('set', 'cancelled', 'sent', 'missed')),
  -- of the message
  language text not null,
  -- wall clock, when it was set last: the consent to this one message
  set_at timestamptz not null,
  unique (person_id, session)
);
create index on live_reminders (session) where status = 'set';
