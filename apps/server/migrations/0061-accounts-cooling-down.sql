-- Wall clock: until then nothing is done with the account that could not be undone, whoever is logged in to it, since the
-- number that is its second factor was changed (decision 0123).
alter table client_accounts add column cooling_until timestamptz;
