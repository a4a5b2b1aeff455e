import { ballotStatement, lotsDrawn, sharesOf, ticketOf } from '@foyer/api/arithmetic/allotment'
import { fromHex, toHex } from '@foyer/api/arithmetic/draw-outcome'
import { tradingEndOf } from '@foyer/api/arithmetic/trading-end'
import type { Application, Offering } from '@foyer/api/offerings'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** The checks in the order in which they are shown. */
export const checks = ['seed', 'commitment', 'entries', 'entropy', 'shares', 'mine'] as const
export type Check = (typeof checks)[number]

/** `ok` and `wrong` were computed on this device; `absent` means that there is nothing to check. */
export type Finding = 'ok' | 'wrong' | 'absent'
export type Findings = Readonly<Record<Check, Finding>>

const text = new TextEncoder()
const found = (isRight: boolean): Finding => (isRight ? 'ok' : 'wrong')

/** An exception from a malformed seed or number counts as `wrong`. */
const safely = (isRight: () => boolean): Finding => {
  try {
    return found(isRight())
  } catch {
    return 'wrong'
  }
}

const isSeed = ({ ballot: { seed, seedHash } }: Offering): boolean =>
  seed !== null && toHex(sha256(fromHex(seed))) === seedHash

/** Seed hash, rule, lots and codes match the published commitment, so they were not changed afterwards. */
const isCommitted = ({ code, lotsOnOffer, maxLots, ballot }: Offering): boolean =>
  toHex(sha256(text.encode(ballotStatement({ ...ballot, code, lotsOnOffer, maxLots })))) === ballot.commitment

/**
 * Returns whether the commitment was published before applications opened. Offerings declared in the sandbox may
 * already be open.
 */
export const isEarly = ({ dates, ballot }: Offering): boolean => ballot.committedAt <= dates.opens

/**
 * Returns whether the freezing time proves anything. It does not for a demonstration without a closing day, or for one
 * that was set up after trading of that day. The commitment contains the announced closing day, so it cannot be omitted
 * afterwards.
 */
export const isTimed = ({ ballot: { closesOn, committedAt } }: Offering): boolean =>
  closesOn !== null && committedAt < tradingEndOf(closesOn)

/** The drawn entries are those that were frozen at the close, before that day's closing prices were known. */
const isFrozen = (offering: Offering): boolean => {
  const {
    ballot: { entries },
    result,
  } = offering
  return (
    entries !== null &&
    entries.hash === result?.entriesHash &&
    entries.count === result.applicants &&
    (!isTimed(offering) || entries.frozenAt < tradingEndOf(entries.closedOn))
  )
}

/**
 * Returns both days if the prices are of another day than the announced closing day, which is not a fault in itself.
 */
export const otherDayOf = ({
  ballot: { closesOn, entries },
}: Offering): { readonly closesOn: string; readonly closedOn: string } | undefined =>
  closesOn !== null && entries !== null && entries.closedOn !== closesOn
    ? { closesOn, closedOn: entries.closedOn }
    : undefined

/** The entropy contains the day's closing prices of exactly the announced codes, in their order. */
const isEntropy = ({ ballot: { entropy, entropyCodes, entries } }: Offering): boolean => {
  const [day, ...prices] = entropy?.split(' ') ?? []
  return day === entries?.closedOn && prices.map((price) => price.split('=')[0]).join() === entropyCodes.join()
}

/** Computes again from the number of applicants by lots how much each receives for certain and how much by ballot. */
const areShares = ({ ballot: { rule }, lotsOnOffer, result }: Offering): boolean => {
  if (!result) return false
  const published = result.tiers
  const counted = sharesOf(rule, lotsOnOffer, new Map(published.map(({ lots, applicants }) => [lots, applicants])))
  const total = (of: (tier: (typeof published)[number]) => number) => published.reduce((sum, tier) => sum + of(tier), 0)
  return (
    counted.tiers.length === published.length &&
    counted.tiers.every((tier) => {
      const one = published.find(({ lots }) => lots === tier.lots)
      return one?.each === tier.each && one.inBallot === tier.inBallot && (tier.inBallot || one.drawn === 0)
    }) &&
    counted.ballotLots === result.ballotLots &&
    counted.ballotApplicants === result.ballotApplicants &&
    total(({ drawn }) => drawn) === result.ballotLots &&
    total(({ applicants }) => applicants) === result.applicants &&
    total(({ applicants, each, drawn }) => applicants * each + drawn) === result.lotsAllotted
  )
}

/** Returns the ballot's ticket for an application in hex; undefined before the seed is published. */
export const ticketFor = ({ ballot: { seed, entropy } }: Offering, reference: string): string | undefined =>
  seed === null || entropy === null
    ? undefined
    : ticketOf((key, message) => hmac(sha256, key, message), { seed, entropy }, reference)

const isMine = (offering: Offering, { reference, lots, lotsAllotted }: Application): boolean => {
  const ticket = ticketFor(offering, reference)
  const { result } = offering
  return (
    ticket !== undefined && result !== null && lotsDrawn(result.tiers, result.lastTicket, lots, ticket) === lotsAllotted
  )
}

/**
 * Checks an allotment on this device against what was published before and after it. Other persons' references are not
 * published, so the check does not cover whether each of them took part with a ticket.
 */
export const verify = (offering: Offering, application: Application | undefined): Findings => ({
  seed: safely(() => isSeed(offering)),
  commitment: safely(() => isCommitted(offering)),
  entries: safely(() => isFrozen(offering)),
  entropy: safely(() => isEntropy(offering)),
  shares: safely(() => areShares(offering)),
  mine: application && application.lotsAllotted !== null ? safely(() => isMine(offering, application)) : 'absent',
})
