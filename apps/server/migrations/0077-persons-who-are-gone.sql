-- Persons come to an end too (REL-15): who has not signed in for the period of `persons` is erased.
alter table persons
  -- wall clock: when the last registration that was swept had ended
  add column gone_since timestamptz,
  -- wall clock: when an erasure for that reason was last tried; it waits for what is open
  add column forgetting_tried_at timestamptz;
