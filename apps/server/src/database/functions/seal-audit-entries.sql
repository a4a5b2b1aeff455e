-- modules/verification/audit-seals.ts calls it. It seals at most ten thousand entries and returns the number of the seal,
-- or null if there was nothing to seal or nothing settled. It runs with the rights of the owner, because the application's
-- role cannot write seals (SEC-9).
create or replace function seal_audit_entries(at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  settled bigint;
  latest audit_seals;
  made audit_seals;
begin
  -- an older snapshot would miss entries between the ids of the seal
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'entries are sealed under read committed alone';
  end if;
  perform pg_advisory_xact_lock(4611076);
  settled := settled_audit_entry();
  select * into latest from audit_seals order by number desc limit 1;
  made.number := coalesce(latest.number, 0) + 1;
  made.first_id := coalesce(latest.last_id, 0) + 1;
  select max(id) into made.last_id from (
    select id from audit_entries where id between made.first_id and settled order by id limit 10000) following;
  if made.last_id is null then
    return null;
  end if;
  select entries, content.hash into made.books, made.books_hash
  from audit_content(made.first_id, made.last_id, true) content;
  select entries, content.hash into made.others, made.others_hash
  from audit_content(made.first_id, made.last_id, false) content;
  select string_agg(int8send(id) || sha256(convert_to(audit_canonical(entry), 'UTF8')), ''::bytea order by id)
  into made.entry_hashes
  from audit_entries entry where id between made.first_id and made.last_id;
  made.sealed_at := at;
  made.hash := audit_seal_hash(made, latest.hash);
  insert into audit_seals values (made.*);
  return made.number;
end $$;
revoke execute on function seal_audit_entries from public;
