-- The series of a film in three languages, with those of one series together in the list; null: a film of its own. It is no part of
-- `content`, whose form servers of the previous release check strictly.
alter table films add column series jsonb;
