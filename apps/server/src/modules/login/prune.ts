import type { ISql } from 'postgres'
import { pruneLoginTokens } from '../identity/public.ts'
import { deviceMemory, failures } from './rules.ts'

/** Deletes expired rows: tickets, logins by the provider, used logout tokens, login tokens, failures, devices. */
export const pruneLogin = async (db: ISql, now: number): Promise<void> => {
  await db`delete from login_tickets where expires_at < ${new Date(now)}`
  await db`delete from provider_flows where expires_at < ${new Date(now)}`
  await db`delete from provider_proofs where expires_at < ${new Date(now)}`
  await db`delete from provider_logins where expires_at < ${new Date(now)}`
  await db`delete from used_logout_tokens where expires_at < ${new Date(now)}`
  await pruneLoginTokens(db, now)
  const memoryStart = new Date(now - Math.max(...Object.values(failures).map(({ memory }) => memory)))
  await db`
    delete from login_attempts
    where began_at < ${memoryStart} and (locked_until is null or locked_until < ${new Date(now)})`
  await db`delete from account_devices where last_login_at < ${new Date(now - deviceMemory)}`
}
