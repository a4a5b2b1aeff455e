-- seal_audit_entries calls it: the id up to which every entry is committed or never will be. A transaction that writes an
-- entry locks the table before it gets the id, until its end. So the function waits for all current holders of that lock.
-- It returns null after five seconds.
create or replace function settled_audit_entry() returns bigint language plpgsql as $$
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
