import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'
import { pruneLoginTokens } from '../identity/public.ts'
import { deviceMemory, failures } from './rules.ts'

/** Deletes expired rows: tickets, logins by the provider, used logout tokens, login tokens, failures, devices. */
export const pruneLogin = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'login_tickets', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'provider_flows', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'provider_proofs', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'provider_logins', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'used_logout_tokens', db`expires_at < ${new Date(now)}`)
  await pruneLoginTokens(db, now)
  const memoryStart = new Date(now - Math.max(...Object.values(failures).map(({ memory }) => memory)))
  await pruneInBatches(
    db,
    'login_attempts',
    db`began_at < ${memoryStart} and (locked_until is null or locked_until < ${new Date(now)})`,
  )
  await pruneInBatches(db, 'account_devices', db`last_login_at < ${new Date(now - deviceMemory)}`)
}
