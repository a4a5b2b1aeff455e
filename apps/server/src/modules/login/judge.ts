import type { Refusal } from '@foyer/protocol/errors'
import type { Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { failed, type Try, takeBack } from './attempts.ts'

type Verdict = Awaited<ReturnType<Context['connectors']['credentials']['checkPassword']>>

/**
 * Checks a counted attempt. If the system gives no verdict, the attempt no longer counts: the caller did not learn whether
 * it was right, and a system that is away must not lock a person out.
 *
 * @returns the refusal of a wrong attempt with `reason`, or of the firm's own lock; undefined if it is right
 * @throws SystemAway
 */
export const judge = async (
  db: Sql,
  attempt: Try,
  check: () => Promise<Verdict>,
  reason: Refusal,
  msg: string,
): Promise<Refused | undefined> => {
  const verdict = await check().catch(async (error: unknown) => {
    await takeBack(db, attempt)
    throw error
  })
  if (verdict.verdict === 'right') return undefined
  if (verdict.verdict === 'wrong') return failed(attempt, reason, msg, verdict.attemptsLeft ?? undefined)
  return new Refused('login_locked', 'the firm’s system has locked', { retryAfter: verdict.retryAfter })
}
