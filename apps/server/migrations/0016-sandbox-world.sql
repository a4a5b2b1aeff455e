-- Sandbox only: the country every call is taken as coming from, ISO 3166 alpha-2; null: the one of its address.
alter table sandbox_settings add column country text check (country ~ '^[A-Z]{2}$');

-- Where the client of an account lives, as it was verified when the account was opened; null where nobody looked.
alter table client_accounts
  add column residence text check (residence in ('mainland', 'hong_kong', 'macao', 'taiwan', 'elsewhere'));
