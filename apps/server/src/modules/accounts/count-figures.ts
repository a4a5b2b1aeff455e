import type { Figures, Position } from '@foyer/api/accounts'
import type { AccountType, Books } from './read-books.ts'

/** Input of the calculation: the books of an account, with its holdings valued at the prices of one moment. */
export interface Valued extends Omit<Books, 'held' | 'changes'> {
  readonly accountType: AccountType
  readonly positions: readonly Pick<Position, 'marketValue' | 'loanableValue'>[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What a margin account can pay with: available cash, agreed limit, current loan, and the loanable value of its
 * holdings.
 */
type Means = Pick<Books, 'available' | 'agreedLimit' | 'loan'> & { readonly loanableValue: number }

/**
 * The largest amount in cents that the account can pay for an instrument that counts as collateral by a part r of its
 * price, rounded down. After a purchase for P the loan is `loan` + P − `available`. That loan may exceed neither the
 * agreed limit nor the collateral after the purchase, `loanableValue` + r × P. So P is at most
 *
 *     the lesser of   available + agreedLimit − loan   and   (available + loanableValue − loan) ÷ (1 − r)
 *
 * The result is 0 where that is negative. At r = 1 the second term is no bound: a purchase is its own collateral, unless
 * `available + loanableValue` is already below the loan.
 *
 * @param marginable r as a whole percent
 */
export const buyingPower = ({ available, agreedLimit, loan, loanableValue }: Means, marginable: number): number => {
  const byLimit = available + agreedLimit - loan
  const own = available + loanableValue - loan
  if (byLimit <= 0 || own < 0) return 0
  // cents times 100 can exceed Number.MAX_SAFE_INTEGER
  const byCollateral = marginable < 100 ? (BigInt(own) * 100n) / BigInt(100 - marginable) : undefined
  return byCollateral === undefined || byCollateral > BigInt(byLimit) ? byLimit : Number(byCollateral)
}

/**
 * Calculates the eight figures (E2):
 *
 *     net value            = holdings + funds − loan
 *     credit limit         = the lesser of the agreed limit and the loanable value of the holdings
 *     available credit     = credit limit − loan, at least 0
 *     maximum buying power = `buyingPower` for the instrument with the highest collateral percentage
 *
 * A cash account has no loan and no credit. Its buying power is its available funds.
 *
 * @param best the highest `marginable` percent of any listed instrument
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
