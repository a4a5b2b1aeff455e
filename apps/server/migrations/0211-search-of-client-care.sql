-- outside a transaction
-- Client care finds a person by the end of a voucher's code, and ends the logins to an account (decision 0191).
drop index concurrently if exists voucher_codes_tail;
create index concurrently voucher_codes_tail on voucher_codes (code_tail) where granted_at is not null;
drop index concurrently if exists login_tokens_account;
create index concurrently login_tokens_account on login_tokens (account_id);
