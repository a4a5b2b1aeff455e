import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { type Act, runOnce } from '../../engine/idempotency.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson } from './persons.ts'

/**
 * Runs an act of the caller once per key, in one transaction that locks the person first. See `runOnce`.
 *
 * @throws Refused `key_reused`, `session_revoked`, and what `run` throws or returns
 */
export const actOnce = async <Made extends object>(
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  caller: Caller,
  act: Omit<Act<Exclude<Made, Refused>>, 'personId'>,
  run: (tx: TransactionSql, personId: number) => Promise<Made>,
  repeated: (tx: TransactionSql, personId: number) => Promise<Made> = run,
): Promise<Exclude<Made, Refused>> => {
  const { made } = await db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const made = await runOnce(
      tx,
      { ...act, personId },
      clocks.wall(),
      () => run(tx, personId),
      () => repeated(tx, personId),
    )
    // wrapped, because a returned refusal commits
    return { made }
  })
  if (made instanceof Refused) throw made
  return made as Exclude<Made, Refused>
}
