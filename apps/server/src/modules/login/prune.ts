import type { ISql } from 'postgres'
import { pruneLoginTokens } from '../identity/public.ts'
import { deviceMemory, failures } from './rules.ts'

/** Deletes expired rows: tickets, login tokens, failures, devices. */
export const pruneLogin = async (db: ISql, now: number): Promise<void> => {
  await db`delete from login_tickets where expires_at < ${new Date(now)}`
  await pruneLoginTokens(db, now)
  const memoryStart = new Date(now - Math.max(...Object.values(failures).map(({ memory }) => memory)))
  await db`
    delete from login_attempts
    where began_at < ${memoryStart} and (locked_until is null or locked_until < ${new Date(now)})`
  await db`delete from account_devices where last_login_at < ${new Date(now - deviceMemory)}`
}
