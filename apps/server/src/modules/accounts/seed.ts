import type { Context } from '../../context.ts'
import { clientNoHash } from '../login/accounts.ts'
import { demoAccounts } from './demo-accounts.ts'
import { equipAccount } from './equip-account.ts'

/** Gives the demo clients what they hold, where they hold nothing yet. */
export const seedAccounts = async (context: Context): Promise<void> => {
  const { db, secrets } = context
  for (const [clientNo, equipment] of Object.entries(demoAccounts)) {
    const [bare] = await db<{ id: number }[]>`
      select id from client_accounts
      where client_no_hash = ${clientNoHash(secrets, clientNo)}
        and not exists (select from client_identities where account_id = id)`
    if (bare) await equipAccount(context, bare.id, equipment)
  }
}
