-- outside a transaction
drop index concurrently if exists voucher_codes_import;
create index concurrently voucher_codes_import on voucher_codes (import_id) where import_id is not null;
-- redemptions of a merchant by day
drop index concurrently if exists redemptions_by_day;
create index concurrently redemptions_by_day on redemptions (merchant_id, used_at);
-- gifts of a status, the oldest first
drop index concurrently if exists rewards_gifts_by_status;
create index concurrently rewards_gifts_by_status on rewards (status, issued_at, id) where type = 'physical_gift';
