-- seal_audit_entries and modules/verification call it: the number of entries between two ids, and their hash. The text
-- of an entry depends on no setting of a session.
create or replace function audit_content(from_id bigint, to_id bigint, of_books boolean, out entries integer, out hash bytea)
language sql stable as $$
  select count(*)::integer, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(
    id, (extract(epoch from at) * 1000000)::bigint, actor, subject, subject_id, event, from_status, to_status, detail
  )::text, 'UTF8')), ''::bytea order by id), ''::bytea))
  from audit_entries where id between from_id and to_id and is_of_books(subject) = of_books
$$;
