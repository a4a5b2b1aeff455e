import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'

/** Until when a person's number is too new for what could not be undone, in milliseconds; undefined where it is not. */
export const coolingUntil = async (db: ISql, personId: number, wall: number): Promise<number | undefined> => {
  const [row] = await db<{ until: Date | null }[]>`
    select max(cooling_until) as until from phone_changes
    where person_id = ${personId} and cooling_until > ${new Date(wall)}`
  return row?.until?.getTime()
}

/**
 * Whoever has just taken a number over finds nothing that they could take away with it: its owner, who was told by message,
 * has a day to call.
 *
 * @throws Refused `phone_cooling` with the seconds left
 */
export const refuseWhileCooling = async (db: ISql, personId: number, wall: number): Promise<void> => {
  const until = await coolingUntil(db, personId, wall)
  if (until === undefined) return
  const retryAfter = Math.ceil((until - wall) / 1000)
  throw new Refused('phone_cooling', 'the number was changed a short time ago', { retryAfter })
}
