-- Sandbox only: the country every call is taken as coming from, ISO 3166 alpha-2; null: the one of its address.
alter table sandbox_settings add column country text check (country ~ '^[A-Z]{2}$');
