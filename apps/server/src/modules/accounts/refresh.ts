import type { AccountRef } from '@foyer/protocol/login'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { mobileHashes, mobileOf } from '../identity/public.ts'
import { recordAccount, recordUnknown } from './record.ts'

/**
 * Records what the firm's directory says about the account with a client number. Does nothing if the local rows are the
 * directory.
 *
 * @throws SystemAway
 */
const refreshAccount = async (context: Context, clientNo: string): Promise<void> => {
  const { directory } = context.connectors
  if (directory.isLocal) return
  const entry = await directory.accountWith(clientNo)
  await (entry ? recordAccount(context, entry) : recordUnknown(context, clientNo))
}

/** Accounts that are recorded under a number. */
const recordedUnder = ({ db, secrets }: Context, mobile: string) =>
  db<{ account: string; clientNoSealed: Buffer }[]>`
    select fund_user_code as account, client_no_sealed as "clientNoSealed"
    from client_accounts where mobile_hash in ${db(mobileHashes(secrets, mobile))} order by id`

/**
 * Records what the firm's directory says about the accounts under a person's number, and about accounts that were under it
 * before. Does nothing if the local rows are the directory.
 *
 * @throws SystemAway
 */
export const refreshAccountsOf = async (context: Context, personId: number): Promise<void> => {
  const { directory } = context.connectors
  if (directory.isLocal) return
  const mobile = await mobileOf(context.db, context.secrets, personId)
  const found = await directory.accountsUnder(mobile)
  for (const entry of found) await recordAccount(context, entry)
  const known = new Set(found.map(({ account }) => account))
  const others = (await recordedUnder(context, mobile)).filter(({ account }) => !known.has(account))
  for (const { account, clientNoSealed } of others) {
    const clientNo = unseal(context.secrets.dataKey, clientNoSealed)
    const entry = await directory.accountWith(clientNo)
    await (entry?.account === account ? recordAccount(context, entry) : recordUnknown(context, clientNo))
  }
}

/**
 * Records what the firm's directory says about the account that a person names: by its client number, or by its code,
 * which people choose from the accounts under their own number.
 *
 * @throws SystemAway
 */
export const refreshNamed = (context: Context, personId: number, ref: AccountRef): Promise<void> =>
  'clientNo' in ref ? refreshAccount(context, ref.clientNo) : refreshAccountsOf(context, personId)
