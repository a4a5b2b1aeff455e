-- modules/inbox and the engine call it. It stores a notice once by its key, and never for an erased person. A person has
-- at most a hundred: the oldest read ones go first, then the oldest.
create or replace function add_notice(of_person bigint, of_kind text, of_key text, given jsonb, added timestamptz)
returns boolean language plpgsql as $$
begin
  if not exists (select from persons where id = of_person and erased_at is null) then
    return false;
  end if;
  insert into notices (person_id, kind, key, facts, created_at) values (of_person, of_kind, of_key, given, added)
    on conflict do nothing;
  if not found then
    return false;
  end if;
  -- a transaction that removes the same ones at the same time does not wait for this one
  delete from notices where id in (
    select id from notices where person_id = of_person order by read_at is null, id
    limit (select greatest(count(*) - 100, 0) from notices where person_id = of_person) for update skip locked);
  return true;
end $$;
