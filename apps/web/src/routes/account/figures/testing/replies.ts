import type { AccountFiguresReply, AccountValue, AccountValuesReply, Position } from '@foyer/api/accounts'
import { asOf, quoteOf, tradingMarket } from '../../../../shared/market/testing/replies.ts'

export const figuresEndpoint = 'POST /trade/trade/matrix/account/figures'
export const valuesEndpoint = 'POST /trade/trade/matrix/account/values'

/** Hong Kong dollars for one unit of a currency. */
const rates = { HKD: 1, USD: 7.8, CNY: 1.09 }
const percentOf = (gain: number, of: number) => `${gain > 0 ? '+' : ''}${((gain / of) * 100).toFixed(2)}`

/** A position whose value and gains follow from its quantity, its cost in cents, and the quote of its security. */
const position = (code: string, quantity: number, cost: number, marginable: number): Position => {
  const { name, currency, price, previousClose, at } = quoteOf(code)
  const worthAt = (of: string) => Math.round(quantity * Number(of) * rates[currency] * 100)
  const marketValue = worthAt(price)
  const before = worthAt(previousClose)
  return {
    code,
    name,
    currency,
    quantity,
    price,
    pricedAt: at,
    marketValue,
    cost,
    gain: marketValue - cost,
    gainPercent: percentOf(marketValue - cost, cost),
    dayGain: marketValue - before,
    dayGainPercent: percentOf(marketValue - before, before),
    marginable,
    loanableValue: Math.floor((marketValue * marginable) / 100),
    isHalted: false,
    offered: null,
  }
}

/** A margin account with three positions and a loan. */
export const margin: AccountFiguresReply = {
  asOf,
  market: tradingMarket,
  figures: {
    accountType: 'margin',
    marginAccount: 654_939_00,
    cashAccount: null,
    holdingsValue: 504_939_00,
    fundBalance: 350_000_00,
    maximumBuyingPower: 1_150_000_00,
    creditLimit: 322_815_60,
    availableFunds: 350_000_00,
    availableCredit: 122_815_60,
    blockedFunds: 0,
    loan: 200_000_00,
    agreedLimit: 1_000_000_00,
    loanableValue: 322_815_60,
    bestMarginable: 70,
  },
  positions: [
    position('02800', 10_000, 248_350_00, 70),
    position('99102', 500, 171_525_00, 60),
    position('09042', 3_000, 31_808_40, 40),
  ],
  day: { day: '2026-11-20', gain: 8_751_20, percent: '+1.35' },
}

const cashFigures = {
  accountType: 'cash',
  marginAccount: null,
  cashAccount: 185_358_00,
  holdingsValue: 65_358_00,
  fundBalance: 120_000_00,
  maximumBuyingPower: 120_000_00,
  creditLimit: 0,
  availableFunds: 120_000_00,
  availableCredit: 0,
  blockedFunds: 0,
  loan: 0,
  agreedLimit: 0,
  loanableValue: 0,
  bestMarginable: 0,
} as const

/** A cash account with two positions. */
export const cash: AccountFiguresReply = {
  asOf,
  market: tradingMarket,
  figures: cashFigures,
  positions: [position('02800', 2_000, 49_120_00, 0), position('99134', 3_225, 13_796_00, 0)],
  day: { day: '2026-11-20', gain: 1_076_00, percent: '+0.58' },
}

/** A cash account with money and no positions. */
export const withoutPositions: AccountFiguresReply = {
  ...cash,
  figures: {
    ...cashFigures,
    cashAccount: 500_00,
    holdingsValue: 0,
    fundBalance: 500_00,
    maximumBuyingPower: 500_00,
    availableFunds: 500_00,
  },
  positions: [],
  day: { day: '2026-11-20', gain: 0, percent: '0.00' },
}

/** A cash account with cash that is reserved for an application. */
export const reservedCash: AccountFiguresReply = {
  ...cash,
  figures: { ...cashFigures, availableFunds: 90_000_00, blockedFunds: 30_000_00, maximumBuyingPower: 90_000_00 },
}

/**
 * A margin account after a fall in prices: the loan exceeds the collateral value, and one position has been halted
 * since before the day, so that its gain of the day is 0.
 */
export const overdrawn: AccountFiguresReply = {
  ...margin,
  // the account was worth less than nothing the day before, so a percentage says nothing
  day: { day: '2026-11-20', gain: 8_033_80, percent: null },
  positions: margin.positions.map((position, index) =>
    index === 0 ? { ...position, isHalted: true, dayGain: 0, dayGainPercent: '0.00' } : position,
  ),
  figures: {
    ...margin.figures,
    marginAccount: -12_345_67,
    loan: 547_284_67,
    availableFunds: 0,
    fundBalance: 30_000_00,
    blockedFunds: 30_000_00,
    maximumBuyingPower: 0,
    availableCredit: 0,
  },
}

const wave = (back: number) => Math.sin(back / 9) * 0.018 + Math.sin(back / 31) * 0.04 + Math.sin(back * 2.3) * 0.004

/** Net values of each weekday of a year before 20 November 2026. The last one is the given value. */
const valuesBefore = (end: number): AccountValue[] => {
  const days: AccountValue[] = []
  for (let back = 365; back > 0; back--) {
    const date = new Date(Date.UTC(2026, 10, 20 - back))
    if ([0, 6].includes(date.getUTCDay())) continue
    const share = 1 - (back - 1) / 2_200 + wave(1) - wave(back)
    days.push({ day: date.toISOString().slice(0, 10), value: Math.round(end * share), paidIn: 0 })
  }
  return days
}

/** The past of the account of a reply: no payments, and a last value that the gain of the day leads to the present one. */
export const valuesOf = ({ figures, day }: AccountFiguresReply): AccountValuesReply => ({
  asOf,
  values: valuesBefore((figures.marginAccount ?? figures.cashAccount ?? 0) - (day?.gain ?? 0)),
})

/** That past with a payment ten days ago. */
export const valuesWithPayment = (reply: AccountFiguresReply): AccountValuesReply => {
  const values = valuesOf(reply).values ?? []
  return {
    asOf,
    values: values.map((one) => ({
      ...one,
      value: one.day < '2026-11-10' ? one.value - 50_000_00 : one.value,
      paidIn: one.day === '2026-11-10' ? 50_000_00 : 0,
    })),
  }
}
