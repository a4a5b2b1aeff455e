-- Votes about answers, a visitor's or a person's, are kept for a year from when they were last said.
insert into retention_periods (kind, days) values ('votes', 365);

-- A visitor's votes are found, to become those of whoever signs in on their device.
create index question_votes_visitor on question_votes (visitor) where visitor is not null;
