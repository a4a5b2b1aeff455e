-- A seal has the hash of each of its entries, so that a check names the entry that was changed (decision 0208). Seals of
-- earlier releases have none.
alter table audit_seals add column entry_hashes bytea;
