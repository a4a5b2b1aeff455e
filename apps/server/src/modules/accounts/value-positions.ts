import type { Position } from '@foyer/api/accounts'
import { decimal, figuresOf, isHalted, known, type MarketConditions, thousandthsOf } from '../market/public.ts'
import { gainPercentOf, marketValueOf, partOf } from './market-value.ts'
import type { AccountType, Holding } from './read-books.ts'

/** A holding without a quote is no collateral. */
const unquoted = { currency: 'HKD', pricedAt: null, marginable: 0, loanableValue: 0, isHalted: false } as const

/** A holding without a known price has the value 0, not its last known value. */
const unpriced = ({ code, quantity, cost }: Holding): Position => ({
  ...unquoted,
  code,
  name: { 'zh-CN': code, 'zh-HK': code, 'en-US': code },
  quantity,
  price: null,
  marketValue: 0,
  cost,
  gain: -cost,
  gainPercent: gainPercentOf(-cost, cost),
  offered: null,
})

/**
 * A bond's quantity is nominal dollars and its price is a percentage of them, so its rate is a hundredth of that of
 * shares.
 */
export const offerRate = { bond: 10, new_shares: 1000 } as const

/** A holding that was allotted is valued at its offer price until the market has a quote. */
const atOfferPrice = (
  { code, quantity, cost }: Holding,
  { kind, name, price }: NonNullable<Holding['offer']>,
): Position => {
  const marketValue = marketValueOf(quantity, thousandthsOf(price), offerRate[kind])
  const gain = marketValue - cost
  return {
    ...unquoted,
    code,
    name,
    quantity,
    price,
    marketValue,
    cost,
    gain,
    gainPercent: gainPercentOf(gain, cost),
    offered: kind,
  }
}

const value = (conditions: MarketConditions, at: number, accountType: AccountType, holding: Holding): Position => {
  const [instrument] = known([holding.code])
  if (!instrument) return holding.offer ? atOfferPrice(holding, holding.offer) : unpriced(holding)
  const { name, currency, rate, marginable } = instrument
  const { price, at: pricedAt } = figuresOf(conditions, instrument, at)
  const marketValue = marketValueOf(holding.quantity, price, rate)
  const { code, quantity, cost } = holding
  const gain = marketValue - cost
  return {
    code,
    quantity,
    cost,
    name,
    currency,
    price: decimal(price),
    pricedAt,
    marketValue,
    gain,
    gainPercent: gainPercentOf(gain, cost),
    marginable,
    loanableValue: accountType === 'margin' ? partOf(marketValue, marginable) : 0,
    isHalted: isHalted(conditions, instrument, at),
    offered: null,
  }
}

/** Values an account's holdings at the undelayed prices of one moment of the business clock, the largest first. */
export const valuePositions = (
  conditions: MarketConditions,
  at: number,
  accountType: AccountType,
  holdings: readonly Holding[],
): Position[] =>
  holdings
    .map((one) => value(conditions, at, accountType, one))
    .sort((one, other) => other.marketValue - one.marketValue || (one.code < other.code ? -1 : 1))
