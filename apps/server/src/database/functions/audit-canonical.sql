-- audit_content, the export of the audit trail and its verification call it: the text of an entry that a seal hashes. The
-- text depends on no setting of a session. An entry with a member of staff, a reason or a reference has three elements more
-- than an entry without, so entries that were sealed before these columns existed keep their hash, and a value that is
-- added to one of them changes it.
create or replace function audit_canonical(entry audit_entries) returns text language sql stable as $$
  select (jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.subject, entry.subject_id, entry.event,
    entry.from_status, entry.to_status, entry.detail
  ) || case when num_nonnulls(entry.staff_id, entry.reason, entry.reference) = 0 then '[]'::jsonb
    else jsonb_build_array(entry.staff_id, entry.reason, entry.reference) end)::text
$$;
