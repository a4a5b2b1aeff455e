-- modules/verification/audit-seals.ts calls it. It deletes the entries of one whole seal that are older than the retention
-- period of `audit`, at most ten thousand, except entries of the books. It returns their number, or null if no seal was due.
-- It uses the clock of the database, so that a caller cannot move the day. It runs with the rights of the owner (SEC-9).
create or replace function forget_audit_entries() returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  due constant timestamptz := statement_timestamp()
    - make_interval(days => (select days from retention_periods where kind = 'audit'));
  old audit_seals;
  gone integer;
begin
  perform pg_advisory_xact_lock(4611076);
  perform set_config('foyer.forgets', 'audit', true);
  for old in
    select * from audit_seals seal where forgotten_at is null and sealed_at < due and not exists (
      select from audit_entries entry where id between first_id and last_id and entry.at >= due)
    order by number limit 1
  loop
    delete from audit_entries where id between old.first_id and old.last_id and not is_of_books(subject);
    update audit_seals set forgotten_at = statement_timestamp(), entry_hashes = null where number = old.number;
    gone := old.others;
  end loop;
  perform set_config('foyer.forgets', '', true);
  return gone;
end $$;
revoke execute on function forget_audit_entries from public;
