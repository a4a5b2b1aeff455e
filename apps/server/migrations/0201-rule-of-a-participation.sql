-- The revision of the rule by which a join granted; null for a rule that is code (decision 0187).
alter table participations add column rule_revision integer;
