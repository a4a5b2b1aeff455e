-- A draft may be of an activity that was never published, so that its author can see it before anybody else can: it
-- brings the facts of the activity along.
delete from page_drafts;
alter table page_drafts
  drop constraint page_drafts_activity_fkey,
  add column facts jsonb not null;
