import type { Position } from '@foyer/contract/accounts'
import { decimal } from '../market/closes.ts'
import { figuresOf, isHalted, known } from '../market/quotes.ts'
import type { World } from '../market/world.ts'
import { gainPercentOf, marketValueOf, partOf } from './market-value.ts'
import type { AccountType, Books } from './read-books.ts'

type Held = Books['held'][number]

/** What the market knows no price of: it counts as nothing rather than as what it once was. */
const unpriced = ({ code, quantity, cost }: Held): Position => ({
  code,
  name: { 'zh-CN': code, 'zh-HK': code, 'en-US': code },
  currency: 'HKD',
  quantity,
  price: null,
  pricedAt: null,
  marketValue: 0,
  cost,
  gain: -cost,
  gainPercent: gainPercentOf(-cost, cost),
  marginable: 0,
  loanableValue: 0,
  isHalted: false,
})

const value = (world: World, at: number, accountType: AccountType, held: Held): Position => {
  const [instrument] = known([held.code])
  if (!instrument) return unpriced(held)
  const { name, currency, rate, marginable } = instrument
  const { price, at: pricedAt } = figuresOf(world, instrument, at)
  const marketValue = marketValueOf(held.quantity, price, rate)
  const gain = marketValue - held.cost
  return {
    ...held,
    name,
    currency,
    price: decimal(price),
    pricedAt,
    marketValue,
    gain,
    gainPercent: gainPercentOf(gain, held.cost),
    marginable,
    loanableValue: accountType === 'margin' ? partOf(marketValue, marginable) : 0,
    isHalted: isHalted(world, instrument, at),
  }
}

/** What an account holds at the prices of a moment of the business clock, never delayed; the largest first. */
export const valuePositions = (world: World, at: number, accountType: AccountType, held: readonly Held[]): Position[] =>
  held
    .map((one) => value(world, at, accountType, one))
    .sort((one, other) => other.marketValue - one.marketValue || (one.code < other.code ? -1 : 1))
