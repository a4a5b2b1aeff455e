-- What the person was told of what stays and until when, so that the key is answered the same however periods change.
alter table erasures add column kept jsonb not null;
