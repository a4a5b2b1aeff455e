import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { mobileHashes } from '../identity/public.ts'

/** Returns the newest account under a phone number. @throws Refused `not_found` if there is none */
export const newestAccountOf = async ({ db, secrets }: Context, mobile: string): Promise<number> => {
  const [account] = await db<{ id: number }[]>`
    select id from client_accounts where mobile_hash in ${db(mobileHashes(secrets, mobile))} order by id desc limit 1`
  if (!account) throw new Refused('not_found', 'this number has no account that cash could be paid in to')
  return account.id
}
