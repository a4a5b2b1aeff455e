import type { Figures, Position } from '@foyer/contract/accounts'
import type { AccountType, Books } from './read-books.ts'

/** What is counted: the books, with what is held at the prices of a moment. */
export interface Valued extends Omit<Books, 'held'> {
  readonly accountType: AccountType
  readonly positions: readonly Pick<Position, 'marketValue' | 'loanableValue'>[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What a margin account can pay with: cash that is not kept aside, its limit, its loan, what its holdings carry. */
type Means = Pick<Books, 'available' | 'agreedLimit' | 'loan'> & { readonly loanableValue: number }

/**
 * The most that can be paid for something that counts as collateral by a part of its price, rounded down to the cent.
 * Bought for P with that part r, it leaves a loan of `loan` + P − `available`, which may be above neither the agreed limit
 * nor what is carried then, `loanableValue` + r × P. So P is at most
 *
 *     the lesser of   available + agreedLimit − loan   and   (available + loanableValue − loan) ÷ (1 − r)
 *
 * and nothing where that is below it.
 *
 * @param marginable r as a whole percent
 */
export const buyingPower = ({ available, agreedLimit, loan, loanableValue }: Means, marginable: number): number => {
  const byLimit = available + agreedLimit - loan
  const own = available + loanableValue - loan
  if (byLimit <= 0 || own <= 0) return 0
  // cents times a hundred may be more than a number holds
  const byCollateral = marginable < 100 ? (BigInt(own) * 100n) / BigInt(100 - marginable) : undefined
  return byCollateral === undefined || byCollateral > BigInt(byLimit) ? byLimit : Number(byCollateral)
}

/**
 * The eight figures (E2):
 *
 *     net value            = holdings + funds − loan
 *     credit limit         = the lesser of the agreed limit and what the holdings carry
 *     available credit     = credit limit − loan, never below nothing
 *     maximum buying power = what can be bought of the best collateral there is (`buyingPower`)
 *
 * A cash account has no loan and no credit: it buys for its available funds.
 *
 * @param best the highest marginable percent that anything is listed with
 */
export const countFigures = (books: Valued, best: number): Figures => {
  const { accountType, available, blocked, positions } = books
  const isMargin = accountType === 'margin'
  const [loan, agreedLimit] = isMargin ? [books.loan, books.agreedLimit] : [0, 0]
  const holdingsValue = sum(positions.map(({ marketValue }) => marketValue))
  const loanableValue = isMargin ? sum(positions.map((position) => position.loanableValue)) : 0
  const fundBalance = available + blocked
  const netValue = holdingsValue + fundBalance - loan
  const creditLimit = Math.min(agreedLimit, loanableValue)
  return {
    accountType,
    marginAccount: isMargin ? netValue : null,
    cashAccount: isMargin ? null : netValue,
    holdingsValue,
    fundBalance,
    maximumBuyingPower: isMargin ? buyingPower({ available, agreedLimit, loan, loanableValue }, best) : available,
    creditLimit,
    availableFunds: available,
    availableCredit: Math.max(creditLimit - loan, 0),
    blockedFunds: blocked,
    loan,
    agreedLimit,
    loanableValue,
    bestMarginable: isMargin ? best : 0,
  }
}
