import type { AccountFiguresReply } from '@foyer/api/accounts'
import type { Context } from '../../context.ts'
import { instruments, marketAt, readMarketConditions } from '../market/public.ts'
import type { Account } from './account.ts'
import { countFigures } from './count-figures.ts'
import { readBooks } from './read-books.ts'
import { valuePositions } from './value-positions.ts'

/** The highest collateral percentage of any listed instrument, as a whole percent. */
const bestMarginable = (): number => Math.max(...[...instruments.values()].map(({ marginable }) => marginable))

/**
 * Returns the figures and positions of an account at one moment of the business clock. Prices are the prices of that
 * moment and respect trading halts. The delay of quotes for clients does not apply.
 *
 * @throws Refused `market_unavailable` if no market feed is configured
 */
export const accountFigures = async (
  context: Context,
  { id, type: accountType }: Account,
): Promise<AccountFiguresReply> => {
  const conditions = await readMarketConditions(context)
  const { held, ...books } = await readBooks(context, id)
  const asOf = context.clocks.business()
  const positions = valuePositions(conditions, asOf, accountType, held)
  const figures = countFigures({ ...books, accountType, positions }, bestMarginable())
  return { asOf, market: marketAt(conditions, asOf), figures, positions }
}
