-- null for a code from before, and for one that a server of the previous release imported
alter table voucher_codes add column import_id uuid;
