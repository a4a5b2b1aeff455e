import type { Application, MyOfferings, Offering, OfferingPhase } from '@foyer/contract/offerings'
import { useBusinessClock } from '../server/business-clock.ts'
import type { Offers } from './api.ts'
import type { Mine } from './use-mine.ts'

/**
 * The server's business clock as this part first saw the newest answer: what a `Countdown` in it starts from. Each part
 * with a countdown of its own asks for itself, since one that is mounted later starts later.
 */
export const useOfferingClock = (offers: Offers, mine: Mine): number =>
  useBusinessClock({ asOf: offers.list.asOf, receivedAt: offers.receivedAt }, mine.data)

/**
 * The phase now: what the server said, and the moments that have come since by its clock. Only the server can say that
 * there is a result, or that money is sorted.
 */
export const phaseAt = ({ phase, dates }: Pick<Offering, 'phase' | 'dates'>, now: number): OfferingPhase => {
  if (phase === 'closed' || phase === 'allotted' || phase === 'settled') return phase
  if (now >= dates.closes) return 'closed'
  if (now >= dates.cutOff) return 'cut_off'
  return now >= dates.opens ? 'open' : 'upcoming'
}

/** When the server's answer about an offering will be another one; never, once it is over. */
export const nextMomentOf = ({ phase, dates }: Pick<Offering, 'phase' | 'dates'>): number =>
  ({
    upcoming: dates.opens,
    open: dates.cutOff,
    cut_off: dates.closes,
    closed: dates.allotment,
    allotted: dates.refund,
    settled: Infinity,
  })[phase]

/** This account's application for an offering: the one that is alive or came to a result, else the newest. */
export const applicationFor = (mine: MyOfferings | undefined, code: string): Application | undefined => {
  const all = mine?.applications.filter(({ offering }) => offering === code) ?? []
  return all.find(({ status }) => status !== 'cancelled') ?? all[0]
}

/** Why nobody can apply now, or `open` where they can. */
export type Standing = 'open' | 'applied' | 'elsewhere' | 'ineligible' | Exclude<OfferingPhase, 'open'>

/** Where an account stands with an offering at a moment of the server's clock. */
export const standingAt = (offering: Offering, mine: MyOfferings | undefined, now: number): Standing => {
  const application = applicationFor(mine, offering.code)
  if (application && application.status !== 'cancelled') return 'applied'
  if (mine?.elsewhere.includes(offering.code)) return 'elsewhere'
  const phase = phaseAt(offering, now)
  if (phase === 'open' && mine?.holderRule) return 'ineligible'
  return phase
}
