import type { Context } from '../../context.ts'
import { claimCash, creditCash, revokeCash } from '../../engine/rewards/cash.ts'
import { Refused } from '../../http/refused.ts'
import { mobileHash } from '../identity/persons.ts'

/** The newest account kept under a number. @throws Refused `not_found` where there is none */
export const accountUnder = async ({ db, secrets }: Context, mobile: string): Promise<number> => {
  const [account] = await db<{ id: number }[]>`
    select id from client_accounts where mobile_hash = ${mobileHash(secrets, mobile)} order by id desc limit 1`
  if (!account) throw new Refused('not_found', 'this number has no account that cash could be paid in to')
  return account.id
}

/** Claims cash for an account, and credits it where it is to be credited, as the books have to have it. */
export const payAtWill = async (
  context: Context,
  rewardId: string,
  accountId: number,
  state: 'crediting' | 'credited',
): Promise<void> => {
  await context.db.begin((tx) => claimCash(context, tx, { rewardId, accountId }))
  if (state === 'credited') await creditCash(context, rewardId)
}

/** Credits cash or claws it back, with the books; undefined for events that are of its status alone. */
export const moveCash = async (context: Context, id: string, event: string): Promise<boolean | undefined> => {
  if (event === 'credit') return creditCash(context, id)
  if (event === 'revoke') return context.db.begin((tx) => revokeCash(context, tx, id, 'sandbox', 'operator'))
  return undefined
}
