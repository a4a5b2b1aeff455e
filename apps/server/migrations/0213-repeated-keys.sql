-- Whether a repetition received the reply. The reply of such a key is no longer removed when its act is not done.
alter table idempotency_keys add column is_repeated boolean not null default false;
