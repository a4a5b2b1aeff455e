-- modules/verification calls it: the ids of entries whose text is not the one that a seal has the hash of, or that are gone,
-- at most ten. A seal of an earlier release, or one with deleted entries, names none.
create or replace function changed_audit_entries(seal audit_seals) returns bigint[] language sql stable as $$
  select array_agg(id order by id) from (
    select sealed.id
    from generate_series(0, octet_length(seal.entry_hashes) / 40 - 1) nth,
      lateral (select ('x' || encode(substring(seal.entry_hashes from nth * 40 + 1 for 8), 'hex'))::bit(64)::bigint as id,
        substring(seal.entry_hashes from nth * 40 + 9 for 32) as hash) sealed
    left join audit_entries entry using (id)
    where entry.id is null or sha256(convert_to(audit_canonical(entry), 'UTF8')) <> sealed.hash
    order by sealed.id limit 10) changed
$$;
