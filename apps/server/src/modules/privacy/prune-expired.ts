import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { prunePseudonyms } from '../identity/public.ts'
import { eraseInactive } from './erase-inactive.ts'
import { ownPeriod, retentionPeriods } from './retention.ts'

const day = 86_400_000
const gone = ['delivered', 'expired', 'revoked']

/**
 * Deletes records whose period has ended by the wall clock: addresses of gifts that arrived long ago, votes about
 * answers, and of erased persons the consents, tests and references. The figures that ledger, stock and audit trail are
 * based on stay, without personal data. Concurrent and repeated runs are safe.
 */
export const pruneExpired = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const wall = clocks.wall()
  const periods = new Map((await retentionPeriods(db)).map(({ kind, days }) => [kind, new Date(wall - days * day)]))
  const before = (kind: Parameters<typeof periods.get>[0]) => periods.get(kind) ?? new Date(0)
  await db`
    delete from gift_shipments using rewards
    where rewards.id = reward_id and status = any (${gone}) and exists (
      select from audit_entries
      where subject = 'rewards' and subject_id = rewards.id::text and to_status = any (${gone})
        and at <= ${before('delivery')})`
  await db`delete from question_votes where voted_at <= ${before('votes')}`
  await prunePseudonyms(db, before('authentication'))
  const changes = await ownPeriod(db, 'phone_changes')
  if (Number.isFinite(changes))
    await db`
      delete from phone_changes
      where status = 'done' and changed_at <= ${new Date(wall - changes)} and cooling_until <= ${new Date(wall)}`
  const erased = (kind: 'consents' | 'participations' | 'knowledge_tests' | 'rewards') =>
    db`(select person_id from erasures where erased_at <= ${before(kind)})`
  await db`delete from consents where person_id in ${erased('consents')}`
  await db`delete from partner_consents where person_id in ${erased('consents')}`
  await db`delete from partner_handoffs where person_id in ${erased('consents')}`
  await db`delete from knowledge_attempts where person_id in ${erased('knowledge_tests')}`
  for (const [table, kind] of [
    ['participations', 'participations'],
    ['rewards', 'rewards'],
    ['conversions', 'rewards'],
  ] as const)
    await db`
      update ${db(table)} set reference = 'gone-' || gen_random_uuid()
      where person_id in ${erased(kind)} and reference not like 'gone-%'`
  await eraseInactive(context)
  // by the clock of the database, and never more than the period allows (0076)
  await db`select forget_audit_entries()`
}

/** Runs once a night. */
export const pruneExpiredJob = defineJob({
  name: 'forget-due',
  cron: '41 3 * * *',
  retryDelay: 300,
  retries: 3,
  timeLimit: 1_800,
  run: pruneExpired,
})
