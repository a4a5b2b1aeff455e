-- 'passkey' for a ticket that a passkey proved; null for a password or the firm's provider.
alter table login_tickets add column way text;
