import type { Context } from '../../context.ts'
import { rewardRows } from '../../engine/relations.ts'
import { claimCash, creditCash, revokeCash } from '../../engine/rewards/cash.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows, isActiveAccount } from '../accounts/public.ts'
import { personRows } from '../identity/public.ts'

/**
 * Returns the account that a cash reward is paid to: the reward's own, or else its owner's newest. @throws Refused
 * `not_found` if there is none
 */
const accountFor = async ({ db }: Context, rewardId: string): Promise<number> => {
  const [account] = await db<{ id: number }[]>`
    select account.id from ${rewardRows(db)} reward join ${personRows(db)} person on person.id = person_id
      join ${clientAccountRows(db)} account on account.id = account_id
        or (account_id is null and account.mobile_hash = person.mobile_hash)
    where reward.id = ${rewardId} order by account.id desc limit 1`
  if (!account) throw new Refused('not_found', 'the owner of this cash has no account that it could be paid in to')
  return account.id
}

/** Claims cash for an account, and also credits it if `state` is `credited`, with the ledger entries. */
export const payAtWill = async (
  context: Context,
  rewardId: string,
  accountId: number,
  state: 'crediting' | 'credited',
): Promise<void> => {
  await context.db.begin((tx) => claimCash(context, tx, { rewardId, accountId, isActive: isActiveAccount }))
  if (state === 'credited') await creditCash(context, rewardId)
}

/**
 * Claims, credits or revokes cash, with the ledger entries. Undefined for events that change only the status.
 *
 * @returns whether anything changed
 */
export const moveCash = async (context: Context, rewardId: string, event: string): Promise<boolean | undefined> => {
  const { db } = context
  if (event === 'claim') {
    const accountId = await accountFor(context, rewardId)
    return db.begin((tx) => claimCash(context, tx, { rewardId, accountId, isActive: isActiveAccount }))
  }
  if (event === 'credit') return creditCash(context, rewardId)
  if (event === 'revoke')
    return db.begin((tx) => revokeCash(context, tx, rewardId, 'sandbox', { kind: 'operator', by: 'sandbox' }))
  return undefined
}
