import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'

/** Who does something, and the account they do it with, if any. */
interface Doer {
  readonly personId: number
  readonly accountId?: number | undefined
}

/**
 * Until when the number of a person, or that of the account, is too new for what could not be undone, in milliseconds;
 * undefined where neither is. An account cools down by itself: whoever has its new number could log in to it as somebody else.
 */
export const coolingUntil = async (
  db: ISql,
  { personId, accountId }: Doer,
  wall: number,
): Promise<number | undefined> => {
  const [row] = await db<[{ until: Date | null }]>`
    select max(cooling_until) as until from (
      select cooling_until from phone_changes where person_id = ${personId}
      union all
      select cooling_until from client_accounts where id = ${accountId ?? null}) as changed
    where cooling_until > ${new Date(wall)}`
  return row.until?.getTime()
}

/**
 * For what whoever has just taken a number over could take away for good: its owner, who was told by message, has a day to
 * call.
 *
 * @throws Refused `phone_cooling` with the seconds left
 */
export const refuseWhileCooling = async (db: ISql, doer: Doer, wall: number): Promise<void> => {
  const until = await coolingUntil(db, doer, wall)
  if (until === undefined) return
  const retryAfter = Math.ceil((until - wall) / 1000)
  throw new Refused('phone_cooling', 'the number was changed a short time ago', { retryAfter })
}
