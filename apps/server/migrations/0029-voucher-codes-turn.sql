-- Taken in the order of their numbers, every claim goes over the same codes: those that others hold at the moment, and all
-- that were taken before, wherever the database prefers the index of the numbers. So each code gets a place of its own at
-- random, and a claim looks from a place of its own on; no other index knows this order.

alter table voucher_codes add column turn integer not null default (random() * 2147483646)::integer;
drop index voucher_codes_free;
create index voucher_codes_free on voucher_codes (activity, item, turn) where granted_at is null;
