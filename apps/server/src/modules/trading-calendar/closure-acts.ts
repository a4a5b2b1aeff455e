import type { Sql } from 'postgres'
import { type Actor, audit, type Values } from '../../engine/audit.ts'
import { type Closure, declareClosure, listClosures, withdrawClosure } from './closures.ts'
import type { Day } from './days.ts'

/** Who declares or withdraws, and when by both clocks. */
interface By {
  readonly actor: Actor
  readonly reason: string
  readonly at: number
  readonly wall: number
}

/** What a closure says, for the audit trail. */
const valuesOf = (closure: Closure | undefined): Values =>
  closure ? { closed: true, why: closure.reason, fromMinute: closure.fromMinute } : { closed: false }

/**
 * Changes the closure of a day and writes an audit entry in the same transaction. Acts run one after the other, so that
 * each entry has the values before it.
 */
const change = <T>(
  db: Sql,
  day: Day,
  event: 'declare' | 'withdraw',
  { actor, reason, wall }: By,
  act: (tx: Sql) => Promise<T>,
) =>
  db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('market_closures'), 0)`
    const ofDay = async () => (await listClosures(tx)).find((one) => one.day === day)
    const before = valuesOf(await ofDay())
    const result = await act(tx as unknown as Sql)
    const after = valuesOf(await ofDay())
    if (result !== false)
      await audit(tx, {
        ...{ actor, subject: 'market_closures', subjectId: day, event, wall, reason },
        change: { before, after },
      })
    return result
  })

/** Declares a closure as a member of staff. */
export const declareClosureBy = (db: Sql, closure: Closure, by: By) =>
  change(db, closure.day, 'declare', by, (tx) => declareClosure(tx, closure, by.at))

/** Withdraws the closure of a day as a member of staff. @returns whether there was one */
export const withdrawClosureBy = (db: Sql, day: Day, by: By) =>
  change(db, day, 'withdraw', by, (tx) => withdrawClosure(tx, day, by.at))
