-- The next number behind the early places of a room (decision 0177). A counter does not wait for the disk, while the
-- highest position is only known to one transaction after the other.
alter table waiting_rooms add column behind bigint not null default 0;
