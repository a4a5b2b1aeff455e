import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  type Closures,
  closuresWith,
  type Day,
  dayOf,
  isTradingDay,
  momentOf,
  nextTradingDay,
  previousTradingDay,
  readCalendar,
} from '../trading-calendar/public.ts'
import { attendOfferings } from './attend.ts'
import { declareOffering } from './declare.ts'
import { offeringFacts } from './facts.ts'
import written from './series.json' with { type: 'json' }

/** A number of trading days from the last trading day on or before the day of seeding, and a Hong Kong time. */
const moment = z.strictObject({ day: z.number().int(), time: z.string().regex(/^\d\d:\d\d$/) })

const series = z.array(
  z.strictObject({
    code: z.string(),
    activity: z.number().int(),
    maxLots: z.number().int(),
    lotsOnOffer: z.number().int(),
    dates: z.strictObject({
      opens: moment,
      cutOff: moment,
      closes: moment,
      allotment: moment,
      refund: moment,
      listed: moment,
    }),
    demand: z.array(z.tuple([z.number().int(), z.number().int()])),
    facts: offeringFacts,
  }),
)

/** @param published without closures: seeding precedes any declaration of an operator */
const momentFrom = (published: Closures, today: Day, { day, time }: z.infer<typeof moment>): number => {
  let at = isTradingDay(published, today) ? today : previousTradingDay(published, today)
  for (let left = day; left > 0; left--) at = nextTradingDay(published, at)
  for (let left = day; left < 0; left++) at = previousTradingDay(published, at)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentOf(at, hours * 60 + minutes)
}

/**
 * Adds the offerings of the sandbox in every phase, with dates around the business day of the first start. Offerings
 * whose dates have passed are allotted and settled at once.
 */
export const seedOfferings = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const codes = await db<{ code: string }[]>`select code from offerings`
  const known = new Set(codes.map(({ code }) => code))
  const today = dayOf(clocks.business())
  const missing = series.parse(written.series).filter(({ code }) => !known.has(code))
  if (missing.length === 0) return
  const published = closuresWith(await readCalendar(db), [])
  for (const { dates: days, ...declared } of missing) {
    const dates = {
      opens: momentFrom(published, today, days.opens),
      cutOff: momentFrom(published, today, days.cutOff),
      closes: momentFrom(published, today, days.closes),
      allotment: momentFrom(published, today, days.allotment),
      refund: momentFrom(published, today, days.refund),
      listed: momentFrom(published, today, days.listed),
    }
    await declareOffering(context, db, { ...declared, dates, followsCalendar: true, unlisted: false })
  }
  await attendOfferings(context)
}
