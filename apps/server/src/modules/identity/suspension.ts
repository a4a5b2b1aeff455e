import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'

/** The refusal of every way in for a suspended person. */
export const personSuspended = (): Refused => new Refused('account_suspended', 'this person is suspended')

/** Whether a person is suspended now. */
export const isSuspendedPerson = async (db: ISql, personId: number): Promise<boolean> => {
  const [found] = await db`select from persons where id = ${personId} and suspended_at is not null`
  return found !== undefined
}

/** @throws Refused `account_suspended` */
export const requireNotSuspended = async (db: ISql, personId: number): Promise<void> => {
  if (await isSuspendedPerson(db, personId)) throw personSuspended()
}

/**
 * Stores that a person is suspended, or that they are not any more. The caller has locked the person, and ends the
 * sessions of a suspended one in the same transaction.
 *
 * @param at wall clock; null restores the person
 * @returns since when the person was suspended before, in milliseconds since 1970; null if they were not
 */
export const setSuspended = async (tx: ISql, personId: number, at: number | null): Promise<number | null> => {
  const [row] = await tx<[{ before: Date | null }]>`
    select suspended_at as before from persons where id = ${personId} for no key update`
  // a repetition does not change the time of the suspension
  if (at === null || row.before === null)
    await tx`update persons set suspended_at = ${at === null ? null : new Date(at)} where id = ${personId}`
  return row.before?.getTime() ?? null
}
