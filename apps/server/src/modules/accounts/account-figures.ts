import type { AccountFiguresReply } from '@foyer/api/accounts'
import type { Context } from '../../context.ts'
import { instruments, marketAt, readMarketConditions } from '../market/public.ts'
import type { Account } from './account.ts'
import { countFigures } from './count-figures.ts'
import { withDayGains } from './day-gain.ts'
import { withOffers } from './read-books.ts'
import { requireBooks } from './require-books.ts'
import { valuePositions } from './value-positions.ts'

/** The highest collateral percentage of any listed instrument, as a whole percent. */
const bestMarginable = (): number => Math.max(...[...instruments.values()].map(({ marginable }) => marginable))

/**
 * Returns the figures and positions of an account at one moment of the business clock. Prices are the prices of that
 * moment and respect trading halts. The delay of quotes for clients does not apply.
 *
 * @throws Refused `market_unavailable` if no market feed is configured, `unavailable` while the books are away
 */
export const accountFigures = async (context: Context, account: Account): Promise<AccountFiguresReply> => {
  const conditions = await readMarketConditions(context)
  const { type: accountType } = account
  const { held, changes, ...books } = await requireBooks(context, account)
  const holdings = await withOffers(context, account.id, held)
  const asOf = context.clocks.business()
  const valued = valuePositions(conditions, asOf, accountType, holdings)
  const figures = countFigures({ ...books, accountType, positions: valued }, bestMarginable())
  const netValue = figures.marginAccount ?? figures.cashAccount ?? 0
  const gains = withDayGains(conditions, { at: asOf, positions: valued, changes, netValue })
  return { asOf, market: marketAt(conditions, asOf), figures, ...gains }
}
