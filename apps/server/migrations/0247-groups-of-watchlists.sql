-- Groups of the list in the person's order: [{"name": text, "codes": [text]}]. The previous release changes `codes` alone,
-- so a group may name a code that is no longer in the list; readers ignore it.
alter table watchlists add column groups jsonb not null default '[]';
