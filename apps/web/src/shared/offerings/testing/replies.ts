import type { ApplicationStatus } from '@foyer/api/application-status'
import { ballot, ballotStatement, sharesOf } from '@foyer/api/arithmetic/allotment'
import { toHex } from '@foyer/api/arithmetic/draw-outcome'
import { type ApplicationMethod, costOf, settlementOf } from '@foyer/api/arithmetic/offering-costs'
import type {
  Application,
  MyOfferings,
  Offering,
  OfferingDates,
  OfferingList,
  OfferingPhase,
} from '@foyer/api/offerings'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bondFacts, type OfferingFacts, shareFacts } from './facts.ts'

const hour = 3_600_000
const day = 24 * hour

/** Friday 20 November 2026, 10:00 in Hong Kong: the time of every answer below. */
export const asOf = Date.parse('2026-11-20T10:00+08:00')
/** The reference of the account's own application in every answer below. */
export const reference = 'K7M2Q-9XRT4'

const hash = (text: string | Uint8Array) =>
  toHex(sha256(typeof text === 'string' ? new TextEncoder().encode(text) : text))

/** Milliseconds since the opening that put an offering into each phase; negative before the opening. */
const openedAgo: Readonly<Record<OfferingPhase, number>> = {
  upcoming: -2 * day,
  open: 2 * day,
  cut_off: 5 * day + hour,
  closed: 6 * day,
  allotted: 9 * day + hour,
  settled: 12 * day,
}
const datesOf = (phase: OfferingPhase): OfferingDates => {
  const opens = asOf - openedAgo[phase]
  return {
    opens,
    cutOff: opens + 5 * day,
    closes: opens + 5 * day + 4 * hour,
    allotment: opens + 9 * day,
    refund: opens + 10 * day,
    listed: opens + 11 * day,
  }
}

/** Number of other applicants by lots, besides the account's own application. */
export interface Demand {
  lots: number
  others: number
}

const isoDay = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10)
const seedBytes = Uint8Array.from({ length: 32 }, (_, n) => n)
const withHmac: Parameters<typeof ballot>[0] = (key, message) => hmac(sha256, key, message)

/** The committed ballot, and its result once applications are closed. */
const ballotOf = (facts: OfferingFacts, dates: OfferingDates, demand: Demand | undefined) => {
  const closesOn = isoDay(dates.closes)
  const terms = {
    code: facts.code,
    seedHash: hash(seedBytes),
    rule: facts.rule,
    lotsOnOffer: facts.lotsOnOffer,
    maxLots: facts.maxLots,
    entropyCodes: ['02800', '03033'],
    closesOn,
  }
  const announced: Offering['ballot'] = {
    rule: facts.rule,
    ruleText: facts.ruleText,
    seedHash: terms.seedHash,
    commitment: hash(ballotStatement(terms)),
    committedAt: dates.opens - day,
    entropyCodes: terms.entropyCodes,
    closesOn,
    entries: null,
    entropySource: {
      'zh-CN': '02800、03033 的收盘价',
      'zh-HK': '02800、03033 的收市價',
      'en-US': 'Closing prices of 02800, 03033',
    },
    entropy: null,
    seed: null,
  }
  if (!demand) return { ballot: announced, result: null, lotsAllotted: null, drawnLots: null }
  const drawn = { seed: toHex(seedBytes), entropy: `${closesOn} 02800=26100 03033=4460` }
  const everybody = [
    reference,
    ...Array.from({ length: demand.others }, (_, n) => `AAAAA-${String(n).padStart(5, '0')}`),
  ]
  const shares = sharesOf(facts.rule, facts.lotsOnOffer, new Map([[demand.lots, everybody.length]]))
  const won = ballot(withHmac, drawn, everybody).slice(0, shares.ballotLots)
  const entries = {
    hash: hash(everybody.join()),
    count: everybody.length,
    closedOn: closesOn,
    frozenAt: dates.closes,
  }
  const each = shares.tiers[0]?.each ?? 0
  const drawnLots = won.some((one) => one.reference === reference) ? 1 : 0
  const result: Offering['result'] = {
    applicants: everybody.length,
    lotsApplied: everybody.length * demand.lots,
    lotsAllotted: everybody.length * each + shares.ballotLots,
    tiers: shares.tiers.map((tier) => ({ ...tier, drawn: shares.ballotLots })),
    ballotLots: shares.ballotLots,
    ballotApplicants: shares.ballotApplicants,
    lastTicket: won.at(-1)?.ticket ?? null,
    entriesHash: entries.hash,
    allottedAt: dates.allotment,
  }
  return { ballot: { ...announced, ...drawn, entries }, result, lotsAllotted: each + drawnLots, drawnLots }
}

/** An offering in a phase. With a demand it has a result that passes its own check. */
const offeringOf = (facts: OfferingFacts, phase: OfferingPhase, demand?: Demand): Offering => {
  const { rule: _, ruleText: __, ...rest } = facts
  const dates = datesOf(phase)
  const { ballot, result } = ballotOf(facts, dates, demand)
  return { ...rest, dates, phase, ballot, result }
}
export const bond = (phase: OfferingPhase = 'open', change: Partial<OfferingFacts> = {}, demand?: Demand): Offering =>
  offeringOf({ ...bondFacts, ...change }, phase, demand)
export const newShare = (
  phase: OfferingPhase = 'open',
  change: Partial<OfferingFacts> = {},
  demand?: Demand,
): Offering => offeringOf({ ...shareFacts, ...change }, phase, demand)

export const listOf = (...offerings: readonly Offering[]): OfferingList => ({
  asOf,
  activity: offerings[0]?.activity ?? 495,
  withheld: false,
  offerings: [...offerings],
})

/** The account's application for an offering in a status. The allotted lots follow from the offering's result. */
export const applicationFor = (
  offering: Offering,
  lots: number,
  status: ApplicationStatus = 'submitted',
  method: ApplicationMethod = 'cash',
): Application => {
  const { own: _, ...cost } = costOf(offering, lots, method)
  const { dates, result, ballot: published } = offering
  const tier = result?.tiers.find((one) => one.lots === lots)
  const isDrawn = Boolean(
    tier?.inBallot &&
      published.seed &&
      published.entropy &&
      result?.lastTicket &&
      (ballot(withHmac, { seed: published.seed, entropy: published.entropy }, [reference])[0]?.ticket ?? 'z') <=
        result.lastTicket,
  )
  const isOut = status === 'allotted' || status === 'none' || status === 'refunded'
  const lotsAllotted = isOut ? (tier?.each ?? 0) + (isDrawn ? 1 : 0) : null
  const got = lotsAllotted === 0 ? 'none' : 'allotted'
  const isPlaced = status !== 'placing' && status !== 'refused'
  const steps: Application['steps'] = [{ step: isPlaced ? 'submitted' : 'placing', at: dates.opens + hour }]
  if (status === 'refused') steps.push({ step: 'refused', at: asOf })
  if (status === 'cancelled') steps.push({ step: 'cancelled', at: asOf })
  if (isOut) steps.push({ step: got, at: dates.allotment })
  if (status === 'refunded') steps.push({ step: 'refunded', at: dates.refund })
  return {
    reference,
    offering: offering.code,
    lots,
    method,
    ...cost,
    status: isOut && status !== 'refunded' ? got : status,
    refusal: status === 'refused' ? 'not_done' : null,
    lotsAllotted,
    drawnLots: isOut ? Number(isDrawn) : null,
    settlement: status === 'refunded' ? settlementOf(offering, lots, method, lotsAllotted ?? 0) : null,
    at: dates.opens + hour,
    cancellableUntil: status === 'submitted' && offering.phase === 'open' ? dates.cutOff : null,
    steps,
  }
}

/** The account: HK$80,000.00 in cash, and a credit line of the same amount. */
export const mine = (change: Partial<MyOfferings> = {}): MyOfferings => ({
  asOf,
  available: 80_000_00,
  lendable: 80_000_00,
  accountType: 'margin',
  holderRule: null,
  applications: [],
  elsewhere: [],
  ...change,
})
