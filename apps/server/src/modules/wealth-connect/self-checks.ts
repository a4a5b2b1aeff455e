import type { Direction } from '@foyer/api/cross-border'
import type {
  SelfCheckRequest,
  SelfCheckStoredReply,
  SelfChecksReply,
  StoredSelfCheck,
} from '@foyer/api/wealth-connect'
import type { ISql } from 'postgres'
import { judge } from '../../activity-rules/wealth-connect/judge.ts'
import { type Rules, wealthKind } from '../../activity-rules/wealth-connect/published.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson, personIdOf } from '../identity/public.ts'

/** The rules in force at the business clock. @throws Refused `facts_missing` */
const rulesNow = async ({ clocks }: Pick<Context, 'clocks'>, db: ISql): Promise<Rules> =>
  (await requireFacts(db, wealthKind, clocks.business())).content

type Row = Omit<StoredSelfCheck, 'at' | 'isCurrent'> & { checked_at: Date }

const storedResults = async (db: ISql, rules: Rules, personId: number): Promise<StoredSelfCheck[]> => {
  const rows = await db<Row[]>`
    select direction, rules, outcome, findings, checked_at from self_checks
    where person_id = ${personId} order by direction desc`
  return rows.map(({ checked_at, ...row }) => ({
    ...row,
    at: checked_at.getTime(),
    isCurrent: row.rules === rules.rules,
  }))
}

/** The results that a caller has stored. */
export const selfChecksOf = async (context: Context, caller: Caller): Promise<SelfChecksReply> => {
  const { db } = context
  return { checks: await storedResults(db, await rulesNow(context, db), await personIdOf(db, caller)) }
}

/**
 * Judges the answers and stores the result instead of the earlier one, without the answers. Repeating it gives the same
 * result, so it needs no idempotency key.
 */
export const storeSelfCheck = async (
  context: Context,
  caller: Caller,
  request: SelfCheckRequest,
): Promise<SelfCheckStoredReply> => {
  const { db, clocks } = context
  const rules = await rulesNow(context, db)
  const judged = judge(rules, request)
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const { outcome, findings } = judged
    if (outcome !== 'outdated')
      await tx`
        insert into self_checks (person_id, direction, rules, outcome, findings, checked_at)
        values (${personId}, ${request.direction}, ${judged.rules}, ${outcome}, ${tx.json([...findings])},
          ${new Date(clocks.business())})
        on conflict (person_id, direction) do update set rules = excluded.rules, outcome = excluded.outcome,
          findings = excluded.findings, checked_at = excluded.checked_at`
    return { judged, checks: await storedResults(tx, rules, personId) }
  })
}

/** Deletes a stored result; does nothing if there is none. */
export const deleteSelfCheck = (context: Context, caller: Caller, direction: Direction): Promise<SelfChecksReply> =>
  context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    await tx`delete from self_checks where person_id = ${personId} and direction = ${direction}`
    return { checks: await storedResults(tx, await rulesNow(context, tx), personId) }
  })
