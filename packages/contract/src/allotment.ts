import { fromHex, type Hmac, toHex } from './draw-outcome.ts'

/**
 * Who gets how many lots, for the server that allots and for the browser that checks it. What everybody of one size gets
 * for certain follows from numbers alone; the lots that do not divide go by ballot, one each.
 *
 * `even` (bonds): one lot each, then a second, and so on, until what is left is too little for one more each.
 * `one_then_share` (new shares): one lot each; what is left in proportion to what everybody asked for beyond that, rounded
 * down. In both, where there is less than one lot each, all of it goes by ballot.
 */
export type AllotmentRule = 'even' | 'one_then_share'

/** How many applied for each number of lots. */
export type Demand = ReadonlyMap<number, number>

export interface Tier {
  /** applied for */
  readonly lots: number
  readonly applicants: number
  /** what each of them gets for certain */
  readonly each: number
  /** whether each of them may get one more by ballot */
  readonly inBallot: boolean
}

export interface Shares {
  /** by lots */
  readonly tiers: readonly Tier[]
  /** lots that go by ballot, one each, and among how many */
  readonly ballotLots: number
  readonly ballotApplicants: number
}

type Sizes = readonly (readonly [lots: number, applicants: number])[]

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

const requireWhole = (...values: number[]): void => {
  for (const value of values)
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no number`)
}

/** Lots for certain by the number applied for, and whether the ballot is open to it. */
type Base = (lots: number) => { each: number; inBallot: boolean }

/** The largest level at which everybody's part up to it is there. */
const levelOf = (offered: number, sizes: Sizes): number => {
  let level = 0
  let left = offered
  let reached = 0
  for (const [lots] of sizes) {
    const count = total(sizes, ([other, applicants]) => (other >= lots ? applicants : 0))
    const rise = Math.min(lots - reached, Math.floor(left / count))
    level += rise
    left -= rise * count
    if (rise < lots - reached) break
    reached = lots
  }
  return level
}

const even = (offered: number, sizes: Sizes): Base => {
  const level = levelOf(offered, sizes)
  return (lots) => ({ each: Math.min(lots, level), inBallot: lots > level })
}

const oneThenShare = (offered: number, sizes: Sizes): Base => {
  const applicants = total(sizes, ([, count]) => count)
  if (applicants >= offered) return () => ({ each: applicants === offered ? 1 : 0, inBallot: applicants > offered })
  const left = BigInt(offered - applicants)
  const beyond = BigInt(total(sizes, ([lots, count]) => (lots - 1) * count))
  return (lots) => {
    const part = left * BigInt(lots - 1)
    return { each: 1 + Number(part / beyond), inBallot: part % beyond > 0n }
  }
}

const bases = { even, one_then_share: oneThenShare } as const

/**
 * What everybody gets for certain, and what is left for the ballot. All that is offered is given, as far as it was asked
 * for.
 */
export const sharesOf = (rule: AllotmentRule, offered: number, demand: Demand): Shares => {
  const sizes: Sizes = [...demand].filter(([, applicants]) => applicants > 0).sort(([one], [other]) => one - other)
  requireWhole(offered, ...sizes.flat())
  const asked = total(sizes, ([lots, applicants]) => lots * applicants)
  const base: Base = asked <= offered ? (lots) => ({ each: lots, inBallot: false }) : bases[rule](offered, sizes)
  const tiers = sizes.map(([lots, applicants]) => ({ lots, applicants, ...base(lots) }))
  const ballotLots = Math.min(asked, offered) - total(tiers, ({ applicants, each }) => applicants * each)
  const open = tiers.map((tier) => ({ ...tier, inBallot: tier.inBallot && ballotLots > 0 }))
  return { tiers: open, ballotLots, ballotApplicants: total(open, (tier) => (tier.inBallot ? tier.applicants : 0)) }
}

/**
 * What one of that many applicants gets where all of them apply for the same: `sure` for certain, and one lot more for
 * `ballot` of them. The same under both rules.
 */
export const lotsFor = (applicants: number, offered: number, applied: number): { sure: number; ballot: number } => {
  const { tiers, ballotLots } = sharesOf('even', offered, new Map([[applied, applicants]]))
  return { sure: tiers[0]?.each ?? 0, ballot: ballotLots }
}

const text = new TextEncoder()

/** What is committed before an offering opens. */
export interface BallotTerms {
  /** of the offering */
  readonly code: string
  /** hex SHA-256 of the seed */
  readonly seedHash: string
  readonly rule: AllotmentRule
  readonly lotsOnOffer: number
  readonly maxLots: number
  /** codes whose closing prices on the closing day are the entropy, in their order */
  readonly entropyCodes: readonly string[]
  /** the day applications close on as it was announced, YYYY-MM-DD; null of one that a test of the sandbox moves */
  readonly closesOn: string | null
}

/** The text whose hex SHA-256 is the commitment. */
export const ballotStatement = (terms: BallotTerms): string =>
  [
    'foyer-ballot-2',
    terms.code,
    terms.seedHash,
    `${terms.rule} ${terms.lotsOnOffer} ${terms.maxLots}`,
    terms.entropyCodes.join(' '),
    terms.closesOn ?? '-',
    '',
  ].join('\n')

/** A seed in hex, mixed with what nobody could know while applications were taken. */
export interface Drawn {
  readonly seed: string
  readonly entropy: string
}

const ticketUnder = (hmac: Hmac, seed: Uint8Array, entropy: string, reference: string): string =>
  toHex(hmac(seed, text.encode(`${entropy}\n${reference}`)))

/** The ticket of an application: HMAC-SHA256, under the seed, of entropy and reference; hex. The lowest ones are drawn. */
export const ticketOf = (hmac: Hmac, { seed, entropy }: Drawn, reference: string): string =>
  ticketUnder(hmac, fromHex(seed), entropy, reference)

/** Applications in the order they are drawn in, whatever order they came in. */
export const ballot = (
  hmac: Hmac,
  { seed, entropy }: Drawn,
  references: readonly string[],
): { reference: string; ticket: string }[] => {
  const key = fromHex(seed)
  return references
    .map((reference) => ({ reference, ticket: ticketUnder(hmac, key, entropy, reference) }))
    .sort((one, other) => (one.ticket < other.ticket ? -1 : 1))
}

/** What an application of `lots` with that ticket gets. `lastTicket`: the last one drawn, null where nothing was. */
export const lotsDrawn = (tiers: readonly Tier[], lastTicket: string | null, lots: number, ticket: string): number => {
  const tier = tiers.find((one) => one.lots === lots)
  if (!tier) return 0
  return tier.each + (tier.inBallot && lastTicket !== null && ticket <= lastTicket ? 1 : 0)
}
