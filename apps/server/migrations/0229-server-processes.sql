-- The processes of all servers, as they last said. Worth nothing after a crash of the database.
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
