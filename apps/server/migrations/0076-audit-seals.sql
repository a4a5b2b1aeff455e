-- A chain of seals over the audit trail (SEC-9): a row that is changed, deleted or added by hand in what is sealed is found.
-- A job seals what was written since the seal before, so that writing an entry costs nothing and waits for nobody.
create table audit_seals (
  number integer primary key check (number > 0),
  -- of the entries: all that were ever written between these two, both included
  first_id bigint not null,
  last_id bigint not null check (last_id >= first_id),
  -- SHA-256 over the SHA-256 of each entry: of the books, which stay, and of the others, which go once their period is over
  books integer not null,
  books_hash bytea not null,
  others integer not null,
  others_hash bytea not null,
  -- SHA-256 of the hash before and all of the above
  hash bytea not null,
  -- wall clock
  sealed_at timestamptz not null,
  -- the others were deleted, their period being over
  forgotten_at timestamptz
);
create trigger audit_seals_no_delete before delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_no_truncate before truncate on audit_seals for each statement execute function refuse_change();

insert into retention_periods (kind, days) values ('audit', 2557), ('phone_changes', 365), ('persons', 2557);

-- Entries that the books are checked by: they stay as long as those do, and name nobody.
create function is_of_books(subject text) returns boolean language sql immutable as $$
  select subject in ('rewards', 'partner_orders', 'conversion_holds', 'conversions', 'offering_applications')
$$;

-- How many entries there are of a kind between two, and their hash. The text of an entry depends on no setting of a session.
create function audit_content(from_id bigint, to_id bigint, of_books boolean, out entries integer, out hash bytea)
language sql stable as $$
  select count(*)::integer, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(
    id, (extract(epoch from at) * 1000000)::bigint, actor, subject, subject_id, event, from_status, to_status, detail
  )::text, 'UTF8')), ''::bytea order by id), ''::bytea))
  from audit_entries where id between from_id and to_id and is_of_books(subject) = of_books
$$;

create function audit_seal_hash(seal audit_seals, before bytea) returns bytea language sql immutable as $$
  select sha256(coalesce(before, ''::bytea) || convert_to(jsonb_build_array(
    seal.number, seal.first_id, seal.last_id, seal.books, encode(seal.books_hash, 'hex'), seal.others,
    encode(seal.others_hash, 'hex'), (extract(epoch from seal.sealed_at) * 1000000)::bigint)::text, 'UTF8'))
$$;

-- A number up to which every entry is committed or will never be. Whoever writes an entry holds a lock on the table from
-- before it gets its number until it ends: so it waits for those who hold one now, and null after five seconds of it.
create function settled_audit_entry() returns bigint language plpgsql as $$
declare
  reached bigint;
  writers text[];
begin
  select case when is_called then last_value else 0 end into reached from audit_entries_id_seq;
  select array_agg(virtualtransaction) into writers from pg_locks
  where relation = 'audit_entries'::regclass and mode = 'RowExclusiveLock' and pid is distinct from pg_backend_pid();
  for look in 1..100 loop
    if not exists (
      select from pg_locks where relation = 'audit_entries'::regclass and mode = 'RowExclusiveLock'
        and virtualtransaction = any (writers))
    then
      return reached;
    end if;
    perform pg_sleep(0.05);
  end loop;
  return null;
end $$;

-- Seals at most ten thousand entries. The number of the seal; null where there was nothing to seal, or nothing settled.
create function seal_audit_entries(at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  settled bigint;
  latest audit_seals;
  made audit_seals;
begin
  -- under an older snapshot it would miss entries that it says it sealed
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
  made.sealed_at := at;
  made.hash := audit_seal_hash(made, latest.hash);
  insert into audit_seals values (made.*);
  return made.number;
end $$;
revoke execute on function seal_audit_entries from public;

-- The one way an entry goes: by the function below.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_entries' and current_setting('foyer.forgets', true) = 'audit' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- Deletes entries of whole seals that are older than the period of `audit`, those of the books excepted. By the clock of the
-- database: whoever may call it must not be able to bring the day forward.
create function forget_audit_entries() returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  due constant timestamptz := statement_timestamp()
    - make_interval(days => (select days from retention_periods where kind = 'audit'));
  old audit_seals;
  gone integer := 0;
begin
  perform pg_advisory_xact_lock(4611076);
  perform set_config('foyer.forgets', 'audit', true);
  for old in
    select * from audit_seals seal where forgotten_at is null and sealed_at < due and not exists (
      select from audit_entries entry where id between first_id and last_id and entry.at >= due)
    order by number limit 100
  loop
    delete from audit_entries where id between old.first_id and old.last_id and not is_of_books(subject);
    update audit_seals set forgotten_at = statement_timestamp() where number = old.number;
    gone := gone + old.others;
  end loop;
  perform set_config('foyer.forgets', '', true);
  return gone;
end $$;
revoke execute on function forget_audit_entries from public;
