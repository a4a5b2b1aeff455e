import type { AccountFiguresReply } from '@foyer/api/accounts'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { type Account, accountOf } from '../activities/public.ts'
import { checkLoginSecrets, suspended } from '../login/public.ts'
import { instruments, marketAt, readMarketConditions } from '../market/public.ts'
import { countFigures } from './count-figures.ts'
import { readBooks } from './read-books.ts'
import { valuePositions } from './value-positions.ts'

/** The highest collateral percentage of any listed instrument, as a whole percent. */
const bestMarginable = Math.max(...[...instruments.values()].map(({ marginable }) => marginable))

/**
 * Returns the account of the caller's login after checking the secrets in the body. The body cannot name another
 * account.
 *
 * @throws Refused `login_secret_wrong`, `account_suspended`, `not_found`
 */
const ownAccount = async (
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

/**
 * Returns the figures and positions of the caller's account at one moment of the business clock. Prices are the prices
 * of that moment and respect trading halts. The delay of quotes for clients does not apply.
 *
 * @throws Refused as `ownAccount` does, and `market_unavailable` if no market feed is configured
 */
export const accountFigures = async (
  context: Context,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<AccountFiguresReply> => {
  const { id, type: accountType } = await ownAccount(context, caller, body)
  const conditions = await readMarketConditions(context)
  const { held, ...books } = await readBooks(context.db, id)
  const asOf = context.clocks.business()
  const positions = valuePositions(conditions, asOf, accountType, held)
  const figures = countFigures({ ...books, accountType, positions }, bestMarginable)
  return { asOf, market: marketAt(conditions, asOf), figures, positions }
}
