-- Passwords, authenticators and trading passwords are in the firm's own systems; only the sandbox keeps its own here. A row of
-- trading_passwords then counts attempts only.
alter table client_accounts alter column password_hash drop not null;
alter table trading_passwords alter column hash drop not null;

-- Keyed hash of what the firm's directory said when the row was last written: an unchanged account is not written again.
alter table client_accounts add column directory_digest bytea;
