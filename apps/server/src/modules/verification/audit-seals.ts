import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'

/**
 * Seals the entries of the audit trail that were committed since the previous seal. Entries of a running transaction
 * are sealed by the next run. Several processes may run it at once.
 */
export const sealAudit = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  for (;;) {
    const [row] = await db<[{ number: number | null }]>`
      select seal_audit_entries(${new Date(clocks.wall())}) as number`
    if (row.number === null) return
  }
}

/** Every minute. */
export const sealAuditJob = defineJob({
  name: 'seal-audit',
  cron: '* * * * *',
  retryDelay: 30,
  retries: 1,
  timeLimit: 600,
  run: sealAudit,
})

/** Deletes entries whose retention period has ended, seal by seal, each in a statement of its own (REL-15). */
export const pruneAudit = async (db: ISql): Promise<void> => {
  for (;;) {
    const [row] = await db<{ gone: number | null }[]>`select forget_audit_entries() as gone`
    if (typeof row?.gone !== 'number') return
  }
}
