-- Attempts at the knowledge tests that activities ask for before joining, each as it was asked and answered. Times are of
-- the business clock.
create table knowledge_attempts (
  id uuid primary key default gen_random_uuid(),
  activity integer not null references activities,
  person_id bigint not null references persons,
  -- in the order they were handed out, each with its options, the right one, and why: a later edition changes nothing of it
  questions jsonb not null,
  pass_mark integer not null check (pass_mark > 0),
  begun_at timestamptz not null,
  -- the chosen option by question
  answers jsonb,
  correct integer check (correct >= 0),
  passed boolean,
  handed_in_at timestamptz,
  -- of a failed one: the first moment of the next
  again_at timestamptz,
  check (num_nulls(answers, correct, passed, handed_in_at) in (0, 4)),
  check ((again_at is not null) = (passed is not null and not passed)),
  check (passed = (correct >= pass_mark))
);
create unique index knowledge_attempts_open on knowledge_attempts (activity, person_id) where handed_in_at is null;
create unique index knowledge_attempts_passed on knowledge_attempts (activity, person_id) where passed;
create index knowledge_attempts_person on knowledge_attempts (person_id, activity, handed_in_at);

-- What was asked stays, and what was handed in is judged once.
create function keep_knowledge_attempt() returns trigger language plpgsql as $$
begin
  if (old.id, old.activity, old.person_id, old.questions, old.pass_mark, old.begun_at)
      is distinct from (new.id, new.activity, new.person_id, new.questions, new.pass_mark, new.begun_at)
    or old.handed_in_at is not null and (old.answers, old.correct, old.passed, old.handed_in_at)
      is distinct from (new.answers, new.correct, new.passed, new.handed_in_at) then
    raise exception 'an attempt stays as it was asked and answered';
  end if;
  return new;
end $$;
create trigger knowledge_attempts_keep before update on knowledge_attempts
  for each row execute function keep_knowledge_attempt();
