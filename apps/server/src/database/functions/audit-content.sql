-- seal_audit_entries and modules/verification call it: the number of entries between two ids, and their hash.
create or replace function audit_content(from_id bigint, to_id bigint, of_books boolean, out entries integer, out hash bytea)
language sql stable as $$
  select count(*)::integer, sha256(coalesce(string_agg(
    sha256(convert_to(audit_canonical(entry), 'UTF8')), ''::bytea order by id), ''::bytea))
  from audit_entries entry where id between from_id and to_id and is_of_books(subject) = of_books
$$;
