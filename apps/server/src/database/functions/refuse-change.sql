-- The triggers of append-only tables call it, and database/rights.ts finds these tables by it. The only exception is
-- forget_audit_entries, which deletes entries of the audit trail after their retention period.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_entries' and current_setting('foyer.forgets', true) = 'audit' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
