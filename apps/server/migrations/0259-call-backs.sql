-- Requests of persons to be called. The window is of the business clock, the other moments are of the wall clock.
create table call_backs (
  id uuid primary key,
  person_id bigint not null references persons,
  topic text not null check (topic ~ '^[a-zA-Z]{1,20}$'),
  -- in E.164
  number_sealed bytea not null,
  is_other_number boolean not null,
  note_sealed bytea,
  language text not null check (length(language) between 2 and 10),
  window_from timestamptz not null,
  window_to timestamptz not null check (window_to > window_from),
  state text not null check (state in ('open', 'reached', 'missed', 'withdrawn')),
  created_at timestamptz not null,
  closed_at timestamptz,
  -- null: the person withdrew it, or it is open
  closed_by uuid,
  outcome text check (length(outcome) <= 500),
  check ((state = 'open') = (closed_at is null))
);
create unique index call_backs_open_of_person on call_backs (person_id) where state = 'open';
create index call_backs_of_person on call_backs (person_id, created_at desc);
create index call_backs_open on call_backs (window_from, id) where state = 'open';
create index call_backs_closed on call_backs (closed_at desc, id) where state in ('reached', 'missed');
create index call_backs_created_at on call_backs (created_at);
