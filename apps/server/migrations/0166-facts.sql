-- Business facts (docs/facts.md): rates, holidays, questions and the like, which the firm publishes. A version never changes, and
-- a correction is a new version.
create table fact_versions (
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  version integer not null check (version > 0),
  -- business clock: in force from this moment until the next one of its kind
  effective_at timestamptz not null,
  -- as the operator wrote it
  content jsonb not null,
  -- SHA-256 of the content as JSON with sorted fields and without spaces
  hash bytea not null check (length(hash) = 32),
  -- why it was published
  note text not null check (length(note) between 1 and 500),
  -- as in the audit trail
  actor text not null check (actor in ('operator', 'system')),
  -- wall clock
  published_at timestamptz not null,
  primary key (kind, version)
);
create index fact_versions_in_force on fact_versions (kind, effective_at desc, version desc);
create trigger fact_versions_append_only before update or delete on fact_versions
  for each row execute function refuse_change();
create trigger fact_versions_no_truncate before truncate on fact_versions
  for each statement execute function refuse_change();

-- The version of the test that the questions of an attempt come from; null for older attempts.
alter table knowledge_attempts add column facts_version integer check (facts_version > 0);
