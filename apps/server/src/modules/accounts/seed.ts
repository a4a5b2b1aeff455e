import type { Context } from '../../context.ts'
import { clientNoHashes } from './client-no.ts'
import { demoAccounts, demoTradingPassword } from './demo-accounts.ts'
import { setUpAccount } from './set-up-account.ts'

/** Accounts of demo clients that have no holder on record yet, by client number. */
const accountsWithoutHolder = async ({ db, secrets }: Context): Promise<[clientNo: string, accountId: number][]> => {
  const rows = await db<{ id: number; hash: Buffer }[]>`
    select id, client_no_hash as hash from client_accounts
    where not exists (select from client_identities where account_id = id)`
  const ids = new Map(rows.map(({ id, hash }) => [hash.toString('hex'), id]))
  return Object.keys(demoAccounts).flatMap((clientNo) => {
    const found = clientNoHashes(secrets, clientNo).flatMap((hash) => ids.get(hash.toString('hex')) ?? [])
    return found.map((id): [string, number] => [clientNo, id])
  })
}

/**
 * Gives the demo clients their holdings, unless they have some. All share one password hash, so the slow hash runs
 * once.
 */
export const seedAccounts = async (context: Context): Promise<void> => {
  const accounts = await accountsWithoutHolder(context)
  if (accounts.length === 0) return
  const tradingPasswordHash = await context.passwords.hash(demoTradingPassword)
  for (const [clientNo, accountId] of accounts) {
    const setup = demoAccounts[clientNo]
    if (setup) await setUpAccount(context, accountId, { ...setup, tradingPasswordHash })
  }
}
