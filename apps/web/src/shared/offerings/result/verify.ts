import { ballotStatement, lotsDrawn, sharesOf, ticketOf } from '@foyer/contract/allotment'
import { fromHex, toHex } from '@foyer/contract/draw-outcome'
import type { Application, Offering } from '@foyer/contract/offerings'
import { tradingEndOf } from '@foyer/contract/trading-end'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** What is checked, in the order it is told in. */
export const checks = ['seed', 'commitment', 'entries', 'entropy', 'shares', 'mine'] as const
export type Check = (typeof checks)[number]

/** `ok` and `wrong` were counted here; `absent`: there is nothing of this to check. */
export type Finding = 'ok' | 'wrong' | 'absent'
export type Findings = Readonly<Record<Check, Finding>>

const text = new TextEncoder()
const found = (isRight: boolean): Finding => (isRight ? 'ok' : 'wrong')

/** What is thrown by what should be a seed or a number is as wrong as what does not fit. */
const safely = (isRight: () => boolean): Finding => {
  try {
    return found(isRight())
  } catch {
    return 'wrong'
  }
}

const isSeed = ({ ballot: { seed, seedHash } }: Offering): boolean =>
  seed !== null && toHex(sha256(fromHex(seed))) === seedHash

/** Nobody could change seed, rule, lots or codes behind what was published. */
const isCommitted = ({ code, lotsOnOffer, maxLots, ballot }: Offering): boolean =>
  toHex(sha256(text.encode(ballotStatement({ ...ballot, code, lotsOnOffer, maxLots })))) === ballot.commitment

/** Whether that was before anybody could apply. What the sandbox declares may have opened already. */
export const isEarly = ({ dates, ballot }: Offering): boolean => ballot.committedAt <= dates.opens

/**
 * Whether the moment of freezing shows anything: not of a demonstration without a closing day of its own, or that was set up
 * when trading of that day was over. What closing day was announced is committed to, and cannot be left out afterwards.
 */
export const isTimed = ({ ballot: { closesOn, committedAt } }: Offering): boolean =>
  closesOn !== null && committedAt < tradingEndOf(closesOn)

/** What was drawn among is what was frozen at the close, before prices of the day that was fixed with it were known. */
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

/** Where the prices are of another day than the closing day that was announced, which is no fault by itself: both days. */
export const otherDayOf = ({
  ballot: { closesOn, entries },
}: Offering): { readonly closesOn: string; readonly closedOn: string } | undefined =>
  closesOn !== null && entries !== null && entries.closedOn !== closesOn
    ? { closesOn, closedOn: entries.closedOn }
    : undefined

/** The day's closing prices of just the codes that were announced, in their order. */
const isEntropy = ({ ballot: { entropy, entropyCodes, entries } }: Offering): boolean => {
  const [day, ...prices] = entropy?.split(' ') ?? []
  return day === entries?.closedOn && prices.map((told) => told.split('=')[0]).join() === entropyCodes.join()
}

/** Counted again by the rule from how many applied for how many: what each got for certain, and what went by ballot. */
const areShares = ({ ballot: { rule }, lotsOnOffer, result }: Offering): boolean => {
  if (!result) return false
  const told = result.tiers
  const counted = sharesOf(rule, lotsOnOffer, new Map(told.map(({ lots, applicants }) => [lots, applicants])))
  const total = (of: (tier: (typeof told)[number]) => number) => told.reduce((sum, tier) => sum + of(tier), 0)
  return (
    counted.tiers.length === told.length &&
    counted.tiers.every((tier) => {
      const one = told.find(({ lots }) => lots === tier.lots)
      return one?.each === tier.each && one.inBallot === tier.inBallot && (tier.inBallot || one.drawn === 0)
    }) &&
    counted.ballotLots === result.ballotLots &&
    counted.ballotApplicants === result.ballotApplicants &&
    total(({ drawn }) => drawn) === result.ballotLots &&
    total(({ applicants }) => applicants) === result.applicants &&
    total(({ applicants, each, drawn }) => applicants * each + drawn) === result.lotsAllotted
  )
}

/** The ticket of an application, hex, as the ballot drew it; undefined before there is a seed. */
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
 * Checks an allotment here, by what was published before it and what is published of it. Other people's references are
 * not published: that each of them took part with a ticket of its own is not among what can be checked.
 */
export const verify = (offering: Offering, application: Application | undefined): Findings => ({
  seed: safely(() => isSeed(offering)),
  commitment: safely(() => isCommitted(offering)),
  entries: safely(() => isFrozen(offering)),
  entropy: safely(() => isEntropy(offering)),
  shares: safely(() => areShares(offering)),
  mine: application && application.lotsAllotted !== null ? safely(() => isMine(offering, application)) : 'absent',
})
