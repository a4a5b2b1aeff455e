import type { Conversion, PointsBalance } from '@foyer/api/conversion'
import type { Reward } from '@foyer/api/rewards'

/** What a person knows of one act. `unknown`: it was sent, and neither confirmed nor refused. */
export type Known<Confirmed> =
  | { readonly state: 'none' | 'refused' | 'unknown' }
  | { readonly state: 'confirmed'; readonly is: Confirmed }

export const nothing = { state: 'none' } as const

/** A conversion of points that the person confirmed. */
export interface KnownConversion {
  readonly offer: string
  readonly cost: number
  readonly outcome: Known<{ readonly id: string }>
}

/** The answers that a person received, which the server must never contradict. */
export interface PersonBooks {
  readonly name: string
  /** the reference of the participation in the activity of the meal voucher */
  meal: Known<string>
  /** the same, in the points exchange */
  exchange: Known<string>
  readonly conversions: KnownConversion[]
  /** what counters were answered about each voucher: how many redeemed it, and whether another may have */
  readonly redemptions: Map<string, { confirmed: number; unknown: number }>
}

/** What the server says about a person at the end. */
export interface PersonRead {
  readonly meal: string | null
  readonly exchange: string | null
  readonly rewards: readonly (Pick<Reward, 'id' | 'status'> & { readonly activity: number })[]
  /** undefined for a person who did not join the exchange */
  readonly balance: PointsBalance | undefined
  /** the known conversions by id */
  readonly conversions: ReadonlyMap<string, Pick<Conversion, 'status' | 'reward'>>
}

export const mealActivity = 499
export const exchangeActivity = 488
export const welcome = 600

const ofParticipation = (what: string, known: Known<string>, read: string | null): string[] => {
  if (known.state === 'confirmed' && read !== known.is)
    return [`${what}: ${known.is} was confirmed, and the server has ${read ?? 'nothing'}`]
  if ((known.state === 'none' || known.state === 'refused') && read !== null)
    return [`${what}: the person has ${read}, which was ${known.state === 'none' ? 'not requested' : 'refused'}`]
  return []
}

/** What is wrong with the meal voucher, of which a participation grants exactly one. */
const ofMeals = ({ meal, rewards }: PersonRead): string[] => {
  const vouchers = rewards.filter(({ activity }) => activity === mealActivity)
  return [
    ...(vouchers.length === (meal === null ? 0 : 1)
      ? []
      : [`${vouchers.length} meal vouchers for ${meal === null ? 'no' : 'one'} participation`]),
    ...vouchers.filter(({ status }) => status === 'pending').map(({ id }) => `the meal voucher ${id} stays pending`),
  ]
}

const ofConversions = ({ conversions }: PersonBooks, read: PersonRead): string[] =>
  conversions.flatMap(({ offer, outcome }) => {
    if (outcome.state !== 'confirmed') return []
    const found = read.conversions.get(outcome.is.id)
    if (!found) return [`the conversion ${outcome.is.id} of ${offer} was confirmed and is missing`]
    if (found.status === 'pending') return [`the conversion ${outcome.is.id} of ${offer} stays pending`]
    if (found.status === 'failed') return []
    const isThere = read.rewards.some(({ id }) => id === found.reward)
    return isThere ? [] : [`the conversion ${outcome.is.id} of ${offer} succeeded without a voucher`]
  })

/** The points: those of the welcome, once, are available, held or spent. */
const ofPoints = ({ conversions }: PersonBooks, { exchange, balance, conversions: found }: PersonRead): string[] => {
  if (!balance) return []
  const isSpent = ({ outcome }: KnownConversion) =>
    outcome.state === 'confirmed' && found.get(outcome.is.id)?.status !== 'failed'
  const sum = (of: readonly KnownConversion[]) => of.reduce((all, { cost }) => all + cost, 0)
  const spent = sum(conversions.filter(isSpent))
  const perhaps = sum(conversions.filter(({ outcome }) => outcome.state === 'unknown'))
  const left = balance.available + balance.held
  const all = exchange === null ? 0 : welcome
  return left <= all - spent && left >= all - spent - perhaps
    ? []
    : [`${left} points are left of ${all}, of which ${spent} were spent and ${perhaps} perhaps`]
}

const ofVouchers = ({ conversions, redemptions }: PersonBooks, { rewards }: PersonRead): string[] => {
  const vouchers = rewards.filter(
    ({ activity, status }) => activity === exchangeActivity && status !== 'revoked' && status !== 'pending',
  )
  const most = conversions.filter(({ outcome }) => outcome.state !== 'refused').length
  return [
    ...(vouchers.length <= most ? [] : [`${vouchers.length} vouchers for ${most} conversions`]),
    ...rewards.flatMap(({ id, status }) => {
      const { confirmed, unknown } = redemptions.get(id) ?? { confirmed: 0, unknown: 0 }
      if (confirmed > 1) return [`the voucher ${id} was redeemed ${confirmed} times`]
      if (confirmed === 1 && status !== 'used') return [`the voucher ${id} was redeemed and is ${status}`]
      return status === 'used' && confirmed + unknown === 0 ? [`the voucher ${id} is used, and nobody redeemed it`] : []
    }),
  ]
}

/** How what the server says about a person at the end contradicts the answers that the person received. */
export const differencesOfPerson = (books: PersonBooks, read: PersonRead): readonly string[] =>
  [
    ...ofParticipation('the meal voucher', books.meal, read.meal),
    ...ofParticipation('the points exchange', books.exchange, read.exchange),
    ...ofMeals(read),
    ...ofConversions(books, read),
    ...ofPoints(books, read),
    ...ofVouchers(books, read),
  ].map((found) => `${books.name}: ${found}`)
