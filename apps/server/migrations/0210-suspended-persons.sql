-- Client care (decision 0191): a person can be suspended, and a call that was refused is found by its reference.
-- Wall clock. A suspended person has no session, and no call, sign-in or hand-off opens one.
alter table persons add column suspended_at timestamptz;

-- Refused calls of signed callers, for a month. A caller reads the reference on the screen and quotes it on the phone.
create table shown_refusals (
  reference text primary key,
  at timestamptz not null,
  reason text not null,
  -- method and path of the endpoint, with the names of its parameters
  route text not null,
  -- null for a visitor
  person_id bigint references persons
);
create index shown_refusals_at on shown_refusals (at);
create index shown_refusals_person on shown_refusals (person_id, at) where person_id is not null;
