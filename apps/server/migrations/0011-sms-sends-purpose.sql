-- What a message's code was for: a person who has just proved the number does not wait a minute for the login's code.
-- The default is what servers of the version before sent.
alter table sms_sends add column purpose text not null default 'registration';
