import type { Context } from '../../../context.ts'
import type { Caller } from '../../../http/signing/caller.ts'
import { Refused } from '../../../refused.ts'
import { type Account, accountOf, suspended } from '../../accounts/public.ts'
import { checkLoginSecrets } from '../../login/public.ts'

/**
 * Returns the account of the caller's login after checking the secrets in the body. The body cannot name another
 * account.
 *
 * @throws Refused `login_secret_wrong`, `account_suspended`, `not_found`
 */
export const ownAccount = async (
  context: Context,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<Account> => {
  checkLoginSecrets(context, caller, body)
  const account = await accountOf(context.db, caller)
  if (!account) throw new Refused('not_found', 'this account no longer exists')
  if (account.status === 'suspended') throw suspended()
  return account
}
