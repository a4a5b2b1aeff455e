-- Knowledge tests that somebody joined by are a kind of records of their own, kept as long as taking part was so far.
insert into retention_periods (kind, days)
  select 'knowledge_tests', days from retention_periods where kind = 'participations';

-- All others go with an erasure; of whoever was erased before, now.
delete from knowledge_attempts attempt
  where person_id in (select person_id from erasures) and not (
    passed is true and exists (
      select from participations part where part.person_id = attempt.person_id and part.activity = attempt.activity));
