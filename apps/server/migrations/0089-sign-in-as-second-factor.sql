-- Until then the code by text message that a registration was made with may serve once as the second factor of a login to an
-- account that has the same number on record. Null: it was used, or the registration was made without a code.
alter table registrations add column code_serves_until timestamptz;
