import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { clientAccountRows } from '../accounts/public.ts'

/** The person who acts, and the account they use, if any. */
interface Actor {
  readonly personId: number
  readonly accountId?: number | undefined
}

/**
 * The end of the cooling period of a person or an account, in milliseconds; undefined if neither cools down. During it,
 * irreversible acts are refused. An account has a period of its own, because another person with its new number could
 * log in to it.
 */
export const coolingUntil = async (
  db: ISql,
  { personId, accountId }: Actor,
  wall: number,
): Promise<number | undefined> => {
  const [row] = await db<[{ until: Date | null }]>`
    select max(cooling_until) as until from (
      select cooling_until from phone_changes where person_id = ${personId}
      union all
      select cooling_until from ${clientAccountRows(db)} account where id = ${accountId ?? null}) as changed
    where cooling_until > ${new Date(wall)}`
  return row.until?.getTime()
}

/**
 * Refuses an irreversible act during the cooling period: the owner of a stolen number, who was notified by message, has
 * a day to react.
 *
 * @throws Refused `phone_cooling` with the remaining seconds
 */
export const refuseWhileCooling = async (db: ISql, actor: Actor, wall: number): Promise<void> => {
  const until = await coolingUntil(db, actor, wall)
  if (until === undefined) return
  const retryAfter = Math.ceil((until - wall) / 1000)
  throw new Refused('phone_cooling', 'the number was changed a short time ago', { retryAfter })
}
