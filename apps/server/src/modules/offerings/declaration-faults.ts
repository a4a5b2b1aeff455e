import { costOf } from '@foyer/api/arithmetic/offering-costs'
import { inEachLanguage } from '@foyer/api/each-language'
import type { OfferingDates } from '@foyer/api/offerings'
import { rule as greenBond } from '../../activity-rules/green-bond/rule.ts'
import { mediaNames } from '../content/public.ts'
import { instruments, isSuspended } from '../market/public.ts'
import { type Closures, type Day, dayOf, isTradingDay, sessionsOf } from '../trading-calendar/public.ts'
import type { DeclaredInFile } from './declaration-file.ts'
import { lotAmountOf } from './declare.ts'
import { entropyDay } from './entropy.ts'
import { allotmentOf } from './facts.ts'

const order = ['opens', 'cutOff', 'closes', 'allotment', 'refund', 'listed'] as const
/** Dates that may equal the one before them. */
const mayCoincide: ReadonlySet<string> = new Set(['closes', 'refund', 'listed'])

/** The day whose closing prices the ballot uses if no closure is declared. */
const entropyDayOf = (published: Closures, dates: OfferingDates, now: number): Day =>
  entropyDay(published, { dates, followsCalendar: true, committedAt: new Date(now), closedOn: null }, dates.closes)

const ofDates = (published: Closures, dates: OfferingDates, now: number): string[] => {
  const faults = order.slice(1).flatMap((name, n) => {
    const before = order[n] ?? 'opens'
    const isLater = dates[name] > dates[before] || (mayCoincide.has(name) && dates[name] === dates[before])
    return isLater ? [] : [`dates.${name}: is not after dates.${before}`]
  })
  if (dates.opens <= now) faults.push('dates.opens: has passed; an offering must be declared before it opens')
  for (const name of ['closes', 'allotment', 'refund', 'listed'] as const) {
    const day = dayOf(name === 'closes' ? dates.closes - 1 : dates[name])
    if (!isTradingDay(published, day)) faults.push(`dates.${name}: nothing is traded on ${day}`)
  }
  const day = entropyDayOf(published, dates, now)
  if (dates.allotment < (sessionsOf(published, day).at(-1)?.to ?? 0))
    faults.push(`dates.allotment: the closing prices of ${day} for the ballot are not known by then`)
  return faults
}

const ofMoney = ({ facts, maxLots, lotsOnOffer }: DeclaredInFile): string[] => {
  try {
    const priced = { lotAmount: lotAmountOf(facts), maxLots, fees: facts.fees, loan: facts.loan }
    costOf(priced, maxLots, facts.loan ? 'margin' : 'cash')
  } catch (error) {
    if (error instanceof RangeError) return [`facts.price: ${error.message}`]
    throw error
  }
  return maxLots > lotsOnOffer ? ['maxLots: is more than there are on offer'] : []
}

/**
 * Faults of a single offering that its schema does not find.
 *
 * @param published the calendar without closures, which alone announced dates follow
 * @param now milliseconds of the business clock
 */
export const faultsOf = (published: Closures, declared: DeclaredInFile, now: number): string[] => {
  const { activity, facts, dates } = declared
  if (!allotmentOf(activity)) return [`activity: ${activity} has no offerings`]
  const media = new Set(mediaNames())
  const missing = facts.document.pages
    .flatMap(({ media: names }) => inEachLanguage(names))
    .filter((name) => !media.has(name))
  const unknown = facts.entropyCodes.filter((code) => !instruments.has(code))
  const suspended = facts.entropyCodes.filter((code) => {
    const instrument = instruments.get(code)
    return instrument && isSuspended(instrument, entropyDayOf(published, dates, now))
  })
  return [
    ...((facts.kind === 'bond') === (activity === greenBond.activity)
      ? []
      : [`facts.kind: activity ${activity} is not for a ${facts.kind}`]),
    ...ofDates(published, dates, now),
    ...ofMoney(declared),
    // the draw needs each of these prices
    ...unknown.map((code) => `facts.entropyCodes: ${code} is not traded`),
    // its closing price is known beforehand
    ...suspended.map((code) => `facts.entropyCodes: ${code} is suspended`),
    ...missing.map((name) => `facts.document.pages: ${name} is no file under content/media`),
  ]
}
