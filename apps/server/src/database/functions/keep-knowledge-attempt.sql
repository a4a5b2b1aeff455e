-- The trigger knowledge_attempts_keep calls it: the questions of an attempt never change, and it is marked once.
create or replace function keep_knowledge_attempt() returns trigger language plpgsql as $$
begin
  if (old.id, old.activity, old.person_id, old.questions, old.pass_mark, old.facts_version, old.begun_at)
      is distinct from (new.id, new.activity, new.person_id, new.questions, new.pass_mark, new.facts_version, new.begun_at)
    or old.handed_in_at is not null and (old.answers, old.correct, old.passed, old.handed_in_at)
      is distinct from (new.answers, new.correct, new.passed, new.handed_in_at) then
    raise exception 'an attempt stays as it was asked and answered';
  end if;
  return new;
end $$;
