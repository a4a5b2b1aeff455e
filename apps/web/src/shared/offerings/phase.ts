import type { Application, MyOfferings, Offering, OfferingPhase } from '@foyer/api/offerings'
import { useBusinessClock } from '../server/business-clock.ts'
import type { Offers } from './api.ts'
import type { MyOfferingsQuery } from './use-my-offerings.ts'

/**
 * Returns the business time at which this component first saw the newest answer; its `Countdown` starts from it. Each
 * component with a countdown calls this itself, because a component that mounts later has a later start.
 */
export const useOfferingClock = (offers: Offers, mine: MyOfferingsQuery): number =>
  useBusinessClock({ asOf: offers.list.asOf, receivedAt: offers.receivedAt }, mine.data)

/**
 * Returns the current phase, from the server's answer and the dates that have passed since. Only the server can report
 * a result or a settlement.
 */
export const phaseAt = ({ phase, dates }: Pick<Offering, 'phase' | 'dates'>, now: number): OfferingPhase => {
  if (phase === 'closed' || phase === 'allotted' || phase === 'settled') return phase
  if (now >= dates.closes) return 'closed'
  if (now >= dates.cutOff) return 'cut_off'
  return now >= dates.opens ? 'open' : 'upcoming'
}

const day = 86_400_000

/** Whether less than a day is left, so that the page counts hours or minutes instead of days. */
export const isSoon = (left: number): boolean => left < day

/** The days left as every page shows them: a day that has begun counts. */
export const daysIn = (left: number): number => Math.ceil(left / day)

/** Time at which the server's answer about an offering changes next; Infinity once it is settled. */
export const nextMomentOf = ({ phase, dates }: Pick<Offering, 'phase' | 'dates'>): number =>
  ({
    upcoming: dates.opens,
    open: dates.cutOff,
    cut_off: dates.closes,
    closed: dates.allotment,
    allotted: dates.refund,
    settled: Infinity,
  })[phase]

/** Whether an application ended without an order, so that the person may apply again. */
export const isWithoutOrder = ({ status }: Application): boolean => status === 'cancelled' || status === 'refused'

/** Returns the account's application for an offering: the one that has or may have an order, otherwise the newest. */
export const applicationFor = (mine: MyOfferings | undefined, code: string): Application | undefined => {
  const all = mine?.applications.filter(({ offering }) => offering === code) ?? []
  return all.find((application) => !isWithoutOrder(application)) ?? all[0]
}

/** Why the account cannot apply now, or `open` if it can. */
export type ApplyStatus = 'open' | 'placing' | 'applied' | 'elsewhere' | 'ineligible' | Exclude<OfferingPhase, 'open'>

/** Returns an account's status for an offering at a business time. */
export const applyStatusAt = (offering: Offering, mine: MyOfferings | undefined, now: number): ApplyStatus => {
  const application = applicationFor(mine, offering.code)
  if (application?.status === 'placing') return 'placing'
  if (application && !isWithoutOrder(application)) return 'applied'
  if (mine?.elsewhere.includes(offering.code)) return 'elsewhere'
  const phase = phaseAt(offering, now)
  if (phase === 'open' && mine?.holderRule) return 'ineligible'
  return phase
}
