-- The only session that may use the code; null for any session. Servers of the previous release add none.
alter table handoff_codes add column session_id text;
-- The registration that the code was turned into, so that the same session and device key may repeat the call. Codes live
-- for a minute, so no key refers to it.
alter table handoff_codes add column opened_id uuid;
