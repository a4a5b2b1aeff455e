-- The last heartbeat of each process of all servers. A crash of the database may empty it.
create unlogged table server_processes (
  id uuid primary key,
  -- whether it serves calls, and whether it runs jobs
  serves boolean not null,
  works boolean not null,
  version text not null,
  commit text not null,
  -- wall clock
  started_at timestamptz not null,
  seen_at timestamptz not null
);
