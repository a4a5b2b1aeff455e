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
