import { hashOf } from '../facts/hash.ts'
import type { ComputedCheck } from './check.ts'

interface Row {
  readonly kind: string
  readonly version: number
  readonly content: unknown
  readonly hash: string
  /** the hash in the audit trail; null once the period of the entry is over */
  readonly audited: string | null
}

/** A published version of business facts never changes: its content has its hash, which the audit trail states too. */
export const factChecks: readonly ComputedCheck[] = [
  {
    name: 'published facts',
    compute: async (db) => {
      const rows = await db<Row[]>`
        select kind, version, content, encode(hash, 'hex') as hash, (
          select detail ->> 'hash' from audit_entries
          where subject = 'fact_versions' and subject_id = kind || ' ' || version and event = 'publish'
          order by id limit 1) as audited
        from fact_versions order by kind, version`
      return rows
        .filter(({ content, hash, audited }) => hashOf(content).toString('hex') !== hash || (audited ?? hash) !== hash)
        .map(({ kind, version }) => `version ${version} of ${kind} is not what was published`)
    },
  },
]
