import { type AllotmentRule, ballot, type Drawn, sharesOf } from '@foyer/api/arithmetic/allotment'
import type { OfferingResult } from '@foyer/api/offerings'
import { hmac } from '../../engine/draws/hashes.ts'
import { demandOf, type Entry, entriesHashOf } from './entries.ts'

interface Terms extends Drawn {
  readonly rule: AllotmentRule
  readonly lotsOnOffer: number
}

/** The result for all applications together: whole lots by the rule first, then the ballot for the remaining lots. */
export const outcomeOf = (
  { rule, lotsOnOffer, ...drawn }: Terms,
  entries: readonly Entry[],
  allottedAt: number,
): OfferingResult => {
  const { tiers, ballotLots, ballotApplicants } = sharesOf(rule, lotsOnOffer, demandOf(entries))
  const lotsOf = new Map(entries.map(({ reference, lots }) => [reference, lots]))
  const open = new Set(tiers.filter(({ inBallot }) => inBallot).map(({ lots }) => lots))
  const participants = entries.filter(({ lots }) => open.has(lots)).map(({ reference }) => reference)
  const winners = ballotLots > 0 ? ballot(hmac, drawn, participants).slice(0, ballotLots) : []
  const won = new Map<number, number>()
  for (const { reference } of winners) {
    const lots = lotsOf.get(reference) ?? 0
    won.set(lots, (won.get(lots) ?? 0) + 1)
  }
  const drawnTiers = tiers.map((tier) => ({ ...tier, drawn: won.get(tier.lots) ?? 0 }))
  return {
    applicants: entries.length,
    lotsApplied: entries.reduce((sum, { lots }) => sum + lots, 0),
    lotsAllotted: drawnTiers.reduce((sum, { applicants, each, drawn: extra }) => sum + applicants * each + extra, 0),
    tiers: drawnTiers,
    ballotLots,
    ballotApplicants,
    lastTicket: winners.at(-1)?.ticket ?? null,
    entriesHash: entriesHashOf(entries),
    allottedAt,
  }
}
