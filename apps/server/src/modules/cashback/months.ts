import { addDays, type Closures, type Day, dayOf, momentOf, nextTradingDay } from '../trading-calendar/public.ts'

/** YYYY-MM in Hong Kong; months compare as text. */
export type Month = string

export const monthOf = (at: number): Month => dayOf(at).slice(0, 7)

export const nextMonth = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7)

/** All months from the first to the last, both included. */
export const monthsFrom = (first: Month, last: Month): Month[] => {
  const months = [first]
  for (let month = nextMonth(first); month <= last; month = nextMonth(month)) months.push(month)
  return months
}

/** The midnights at which a month begins and ends. */
export const boundsOf = (month: Month): { from: number; until: number } => ({
  from: momentOf(`${month}-01`, 0),
  until: momentOf(`${nextMonth(month)}-01`, 0),
})

/** The payout day of a month is this trading day of the next month. */
const payoutTradingDay = 10

export const payoutDayOf = (closures: Closures, month: Month): Day => {
  let day = addDays(`${nextMonth(month)}-01`, -1)
  for (let counted = 0; counted < payoutTradingDay; counted++) day = nextTradingDay(closures, day)
  return day
}

/** The moment from which a payout can be claimed on its day: 09:00. */
export const payoutMoment = (payoutDay: Day): number => momentOf(payoutDay, 540)
