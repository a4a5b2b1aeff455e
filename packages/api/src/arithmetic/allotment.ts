import { fromHex, type Hmac, toHex } from './draw-outcome.ts'

/**
 * How many lots each application gets, for the server that allots and the browser that checks it. The certain lots of
 * an application depend only on numbers of applications; the remaining lots go by ballot, one each.
 * `even` (bonds): one lot each, then a second, and so on, until the remainder is too small for one more each.
 * `one_then_share` (new shares): one lot each; the remainder in proportion to the lots applied for beyond the first,
 * rounded down. In both, if there is less than one lot each, all lots go by ballot.
 */
export type AllotmentRule = 'even' | 'one_then_share'

/** The number of applications for each number of lots. */
export type Demand = ReadonlyMap<number, number>

export interface Tier {
  /** lots applied for */
  readonly lots: number
  readonly applicants: number
  /** lots that each of them gets for certain */
  readonly each: number
  /** whether each of them may get one more lot by ballot */
  readonly inBallot: boolean
}

export interface Shares {
  /** in the order of lots */
  readonly tiers: readonly Tier[]
  /** lots that go by ballot, one each, and the number of applications in the ballot */
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

/** The certain lots for a number of lots applied for, and whether the ballot is open to it. */
type Base = (lots: number) => { each: number; inBallot: boolean }

/** The largest number of lots that every application can get, up to what it applied for. */
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
 * Computes the certain lots of each tier and the lots left for the ballot. All lots on offer are given out, as far as
 * they were applied for.
 */
export const sharesOf = (rule: AllotmentRule, offered: number, demand: Demand): Shares => {
  const sizes: Sizes = [...demand].filter(([, applicants]) => applicants > 0).sort(([one], [other]) => one - other)
  requireWhole(offered, ...sizes.flat())
  const appliedFor = total(sizes, ([lots, applicants]) => lots * applicants)
  const base: Base = appliedFor <= offered ? (lots) => ({ each: lots, inBallot: false }) : bases[rule](offered, sizes)
  const tiers = sizes.map(([lots, applicants]) => ({ lots, applicants, ...base(lots) }))
  const ballotLots = Math.min(appliedFor, offered) - total(tiers, ({ applicants, each }) => applicants * each)
  const open = tiers.map((tier) => ({ ...tier, inBallot: tier.inBallot && ballotLots > 0 }))
  return { tiers: open, ballotLots, ballotApplicants: total(open, (tier) => (tier.inBallot ? tier.applicants : 0)) }
}

/**
 * The lots of one of `applicants` applications that all apply for the same number: `sure` lots for certain, and one lot
 * more for `ballot` of them. Both rules give the same result.
 */
export const lotsFor = (applicants: number, offered: number, applied: number): { sure: number; ballot: number } => {
  const { tiers, ballotLots } = sharesOf('even', offered, new Map([[applied, applicants]]))
  return { sure: tiers[0]?.each ?? 0, ballot: ballotLots }
}

const text = new TextEncoder()

/** The terms that are committed to before an offering opens. */
export interface BallotTerms {
  /** code of the offering */
  readonly code: string
  /** hex SHA-256 of the seed */
  readonly seedHash: string
  readonly rule: AllotmentRule
  readonly lotsOnOffer: number
  readonly maxLots: number
  /** codes of the instruments whose closing prices on the closing day are the entropy, in this order */
  readonly entropyCodes: readonly string[]
  /** the announced closing day, YYYY-MM-DD; null for an offering that a test in the sandbox moves */
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

/** A seed in hex, and the entropy that was unknown while applications were accepted. */
export interface Drawn {
  readonly seed: string
  readonly entropy: string
}

const ticketUnder = (hmac: Hmac, seed: Uint8Array, entropy: string, reference: string): string =>
  toHex(hmac(seed, text.encode(`${entropy}\n${reference}`)))

/**
 * The ticket of an application: HMAC-SHA256 under the seed of entropy and reference, in hex. The lowest tickets are
 * drawn.
 */
export const ticketOf = (hmac: Hmac, { seed, entropy }: Drawn, reference: string): string =>
  ticketUnder(hmac, fromHex(seed), entropy, reference)

/** Sorts applications into the order in which they are drawn, independent of their original order. */
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

/**
 * The lots of an application for `lots` with that ticket. `lastTicket`: the last ticket drawn; null if none was drawn.
 */
export const lotsDrawn = (tiers: readonly Tier[], lastTicket: string | null, lots: number, ticket: string): number => {
  const tier = tiers.find((one) => one.lots === lots)
  if (!tier) return 0
  return tier.each + (tier.inBallot && lastTicket !== null && ticket <= lastTicket ? 1 : 0)
}
