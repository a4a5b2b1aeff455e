-- Live sessions. `content` is what an author wrote, checked by the server's schema.
create table live_sessions (
  code text primary key,
  -- business clock
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  -- business clock; null: it is not interrupted
  interrupted_since timestamptz,
  mainland text not null check (mainland in ('notice', 'page')),
  -- among the sessions of the series; others are found by their code only
  listed boolean not null,
  content jsonb not null
);

-- Pages that are open on a session, by the process they are connected to. Worth nothing after a restart.
create unlogged table live_audience (
  process uuid not null,
  session text not null,
  viewers integer not null,
  -- wall clock
  seen_at timestamptz not null,
  primary key (process, session)
);

-- Reminders by text message: one a person and session.
create table live_reminders (
  person_id bigint not null references persons,
  session text not null references live_sessions,
  status text not null check (status in ('set', 'cancelled', 'sent', 'missed')),
  -- of the message
  language text not null,
  -- wall clock: when it was set last, which was the consent to it, and when it changed last
  set_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (person_id, session)
);
create index on live_reminders (session) where status = 'set';
