-- A draft may be of an activity that was never published, so that its author can see it before anybody else can: it
-- brings the facts of the activity along, under the code its address names.
delete from page_drafts;
alter table page_drafts
  drop constraint page_drafts_activity_fkey,
  add column code text not null,
  add column facts jsonb not null;
