-- Client care (decision 0191): reversals that a second member of staff approves, and requests by letter. Wall clock.
create table reward_corrections (
  id uuid primary key default gen_random_uuid(),
  person_id bigint not null references persons,
  kind text not null check (kind in ('revoke', 'grantAgain', 'reversePoints')),
  -- the reward, or the transfer of points
  target uuid not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'withdrawn')),
  reason text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision text,
  check (status = 'proposed' or decided_by is not null),
  -- nobody approves or refuses what they proposed
  check (status not in ('approved', 'refused') or decided_by <> proposed_by)
);
-- one open proposal, and one approved one of each kind
create unique index reward_corrections_open on reward_corrections (target) where status = 'proposed';
create unique index reward_corrections_done on reward_corrections (target, kind) where status = 'approved';
create index reward_corrections_list on reward_corrections ((status = 'proposed'), proposed_at desc, id desc);
create index reward_corrections_person on reward_corrections (person_id);

create table data_requests (
  id uuid primary key default gen_random_uuid(),
  person_id bigint not null references persons,
  kind text not null check (kind in ('export', 'correct', 'erase')),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  -- days in Hong Kong
  received_on date not null,
  due_on date not null,
  -- how the identity of the person was checked
  checked_by_way text not null check (checked_by_way in ('inPerson', 'certifiedCopy', 'callBack')),
  reason text not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  closed_by uuid,
  closed_at timestamptz,
  outcome text,
  check ((state = 'open') = (closed_at is null))
);
create index data_requests_list on data_requests ((state = 'open'), due_on, id);
create index data_requests_person on data_requests (person_id);
