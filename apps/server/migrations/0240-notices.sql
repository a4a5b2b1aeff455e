-- What a person is notified of in the app: rewards, allotments, live sessions, joined campaigns, price alerts, their own
-- account. `facts` has the form that the kind has in `@foyer/api/notices`. Wall clock.
create table notices (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- names the event, so that it is stored once
  key text not null check (length(key) between 1 and 120),
  facts jsonb not null,
  created_at timestamptz not null,
  -- null: unread
  read_at timestamptz,
  unique (person_id, kind, key)
);
create index notices_of_person on notices (person_id, id desc);
create index notices_created_at on notices (created_at);
