/**
 * The cost of an application, its settlement, and the minimum interest of a bond: pure functions, so that page and
 * server compute alike. Money is whole cents; every product is rounded once, to the nearest cent, half a cent up.
 */

/** Fee rates are in units of 1 / `feeParts` of the amount: 1 % is 1,000,000. */
export const feeParts = 100_000_000
/** Yearly rates of loans and coupons are in units of 1 / `rateParts`. */
export const rateParts = 1_000_000

/** `handling` is in cents per application, the others in `feeParts` of the amount. */
export interface FeeRates {
  readonly handling: number
  readonly brokerage: number
  readonly sfcLevy: number
  readonly afrcLevy: number
  readonly exchangeFee: number
}

export interface LoanTerms {
  /** maximum loan in whole percent of the amount, without fees */
  readonly maxPercent: number
  /** in `rateParts` */
  readonly yearlyRate: number
  /** days for which interest is charged */
  readonly days: number
}

/** The facts of an offering that determine costs. */
export interface Priced {
  /** cents */
  readonly lotAmount: number
  readonly maxLots: number
  readonly fees: FeeRates
  readonly loan: LoanTerms | null
}

export type ApplicationMethod = 'cash' | 'margin'

export interface Cost {
  /** the lots at their price */
  readonly amount: number
  readonly fees: FeeRates
  readonly feesTotal: number
  readonly loan: number
  readonly interest: number
  /** amount, fees and interest: the cash to be blocked */
  readonly blocked: number
  /** `blocked` without the loan: what the client's own cash has to cover */
  readonly own: number
}

/** value × rate ÷ parts, to the nearest whole number, half up; exact for any size. */
const share = (value: number, rate: number, parts: number): number => {
  const half = BigInt(parts) / 2n
  const result = Number((BigInt(value) * BigInt(rate) + half) / BigInt(parts))
  if (!Number.isSafeInteger(result)) throw new RangeError('too large to count')
  return result
}

const sum = (fees: FeeRates): number => Object.values(fees).reduce((total: number, fee: number) => total + fee, 0)

const feesOf = (rates: FeeRates, amount: number): FeeRates => ({
  handling: rates.handling,
  brokerage: share(amount, rates.brokerage, feeParts),
  sfcLevy: share(amount, rates.sfcLevy, feeParts),
  afrcLevy: share(amount, rates.afrcLevy, feeParts),
  exchangeFee: share(amount, rates.exchangeFee, feeParts),
})

/** Whether `lots` is a valid number of lots to apply for. */
export const isLots = ({ maxLots }: Pick<Priced, 'maxLots'>, lots: number): boolean =>
  Number.isSafeInteger(lots) && lots >= 1 && lots <= maxLots

/** @throws RangeError for lots that are not whole or outside 1 to `maxLots`, and for a loan if the offering has none */
export const costOf = (offering: Priced, lots: number, method: ApplicationMethod): Cost => {
  if (!isLots(offering, lots)) throw new RangeError(`${lots} are no lots of this offering`)
  const { loan: terms } = offering
  if (method === 'margin' && !terms) throw new RangeError('nothing is lent for this offering')
  const amount = offering.lotAmount * lots
  if (!Number.isSafeInteger(amount)) throw new RangeError('too large to count')
  const fees = feesOf(offering.fees, amount)
  const feesTotal = sum(fees)
  const lent = method === 'margin' ? terms : null
  // rounded down, so that the loan never exceeds the percentage
  const loan = lent ? Number((BigInt(amount) * BigInt(lent.maxPercent)) / 100n) : 0
  const interest = lent ? share(loan, lent.yearlyRate * lent.days, rateParts * 365) : 0
  const blocked = amount + feesTotal + interest
  return { amount, fees, feesTotal, loan, interest, blocked, own: blocked - loan }
}

/** The settlement of the blocked money, all of it: paid + fees + interest + loanReturned + refund = blocked. */
export interface Settlement {
  /** to the issuer */
  readonly paid: number
  /** fees of the allotted lots; 0 if none was allotted */
  readonly fees: number
  /** interest on the whole loan for all its days, whatever was allotted, since it was lent */
  readonly interest: number
  /** the returned money repays the loan first */
  readonly loanReturned: number
  /** the part of the loan that is still owed */
  readonly loanLeft: number
  /** to the client's cash */
  readonly refund: number
}

/**
 * The amounts charged for an application. The settlement uses only these, whatever has changed in the offering since.
 */
export interface Charged extends Pick<Cost, 'amount' | 'feesTotal' | 'loan' | 'interest' | 'blocked'> {
  readonly lots: number
  readonly feeRates: FeeRates
}

/**
 * @throws RangeError for more lots than were applied for, and if the charged amounts do not add up, since nothing is
 * paid by contradictory figures
 */
export const settlementOfCharged = (charged: Charged, allotted: number): Settlement => {
  const { lots, amount, feeRates, feesTotal, loan, interest, blocked } = charged
  if (!Number.isSafeInteger(allotted) || allotted < 0 || allotted > lots) throw new RangeError('no allotment of this')
  if (amount % lots !== 0 || sum(feesOf(feeRates, amount)) !== feesTotal || amount + feesTotal + interest !== blocked)
    throw new RangeError('what was charged does not add up')
  const paid = (amount / lots) * allotted
  const fees = allotted > 0 ? sum(feesOf(feeRates, paid)) : 0
  const back = blocked - paid - fees - interest
  const loanReturned = Math.min(loan, back)
  const refund = back - loanReturned
  if (back < 0 || paid + fees + interest + loanReturned + refund !== blocked)
    throw new RangeError('a settlement does not add up to the blocked amount')
  return { paid, fees, interest, loanReturned, loanLeft: loan - loanReturned, refund }
}

/** @throws RangeError as `costOf`, and for more lots than were applied for */
export const settlementOf = (offering: Priced, lots: number, method: ApplicationMethod, allotted: number): Settlement =>
  settlementOfCharged({ ...costOf(offering, lots, method), lots, feeRates: offering.fees }, allotted)

export interface BondTerms {
  /** minimum yearly interest, in `rateParts` */
  readonly floorCoupon: number
  readonly paymentsPerYear: number
  readonly years: number
}

/** The minimum interest of a bond's lots in cents: the floor coupon, each payment rounded separately. */
export const floorInterest = (
  { bond, ...offering }: Pick<Priced, 'lotAmount' | 'maxLots'> & { readonly bond: BondTerms },
  lots: number,
): { perPayment: number; payments: number; total: number } => {
  if (!isLots(offering, lots)) throw new RangeError(`${lots} are no lots of this offering`)
  const perPayment = share(offering.lotAmount * lots, bond.floorCoupon, rateParts * bond.paymentsPerYear)
  const payments = bond.paymentsPerYear * bond.years
  return { perPayment, payments, total: perPayment * payments }
}
