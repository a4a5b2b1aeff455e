import type { PhoneReply } from '@foyer/api/phone-change'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { accountsOf, refreshAccountsOf } from '../accounts/public.ts'
import { maskMobile, mobileOf, personIdOf, userCodeOf } from '../identity/public.ts'
import { coolingUntil } from './cooling.ts'
import { openChange } from './rows.ts'

/**
 * The state of the caller's number: the masked number, what proves it, an open change, and the end of the cooling
 * period.
 */
export const phoneOf = async (context: Context, caller: Caller): Promise<PhoneReply> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const personId = await personIdOf(db, caller)
  await refreshAccountsOf(context, personId)
  const accounts = await accountsOf(db, secrets, await userCodeOf(db, personId))
  const change = await openChange(db, { personId, sessionId: caller.sid, now })
  return {
    asOf: now,
    mobileNo: maskMobile(await mobileOf(db, secrets, personId)),
    way: accounts.length > 0 ? 'account' : 'sms',
    accounts,
    change: change ? { change: change.change, expiresAt: change.expiresAt } : null,
    coolingUntil: (await coolingUntil(db, { personId }, now)) ?? null,
  }
}
