-- Rules of activities that staff write as data (decision 0187). Times are of the wall clock. Rows are never deleted, and
-- kind and parameters of a row never change, so a process may remember a rule by its id.
create table activity_rules (
  id uuid primary key default gen_random_uuid(),
  activity integer not null references activities (number) on delete cascade,
  revision integer not null check (revision > 0),
  kind text not null,
  parameters jsonb not null,
  -- the revision that was in force when this one was proposed; null if there was none
  basis integer,
  status text not null check (status in ('proposed', 'approved', 'declined', 'withdrawn')),
  -- ids of members of staff, or `operator` and `system`
  proposed_by text not null,
  proposed_at timestamptz not null,
  reason text not null,
  decided_by text,
  -- for an approved revision: since when it has been in force
  decided_at timestamptz,
  decision_reason text,
  unique (activity, revision),
  check ((status = 'proposed') = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index activity_rules_proposed on activity_rules (activity) where status = 'proposed';

-- The rule in force. A join reads it with the activity that it locks, so no join grants by an earlier rule.
alter table activities add column rule_id uuid;
