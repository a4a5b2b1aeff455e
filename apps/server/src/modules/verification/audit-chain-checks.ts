import type { Check } from '../../engine/checks/check.ts'

/**
 * The chain of seals over the audit trail: each seal follows the previous one, and the sealed entries are unchanged.
 */
export const auditChainChecks: readonly Check[] = [
  {
    name: 'audit chain',
    find: (db) => db`
      select format('seal %s does not follow the seal before it', number) as found
      from (
        select seal, number, first_id, hash, lag(number) over earlier as before, lag(last_id) over earlier as ended,
          lag(hash) over earlier as previous
        from audit_seals seal window earlier as (order by number)) seals
      where number <> coalesce(before, 0) + 1 or first_id <> coalesce(ended, 0) + 1
        or hash <> audit_seal_hash(seal, previous)`,
  },
  {
    name: 'audit entries',
    find: (db) => db`
      select format('entries %s to %s of the audit trail are not those of seal %s: %s are there, %s were sealed',
        first_id, last_id, number, books_now.entries + others_now.entries, books + others)
        || coalesce('; changed: ' || array_to_string(changed_audit_entries(seal), ', '), '') as found
      from audit_seals seal, audit_content(first_id, last_id, true) books_now, audit_content(first_id, last_id, false) others_now
      where books_now.hash <> books_hash
        or others_now.hash <> case when forgotten_at is null then others_hash else sha256('') end`,
  },
]
