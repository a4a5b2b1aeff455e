import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  type Day,
  dayOf,
  isTradingDay,
  momentOf,
  nextTradingDay,
  previousTradingDay,
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

/** The published calendar, without closures: seeding precedes any declaration of an operator. */
const none = new Map()

const momentFrom = (today: Day, { day, time }: z.infer<typeof moment>): number => {
  let at = isTradingDay(none, today) ? today : previousTradingDay(none, today)
  for (let left = day; left > 0; left--) at = nextTradingDay(none, at)
  for (let left = day; left < 0; left++) at = previousTradingDay(none, at)
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
  for (const { dates: days, ...declared } of missing) {
    const dates = {
      opens: momentFrom(today, days.opens),
      cutOff: momentFrom(today, days.cutOff),
      closes: momentFrom(today, days.closes),
      allotment: momentFrom(today, days.allotment),
      refund: momentFrom(today, days.refund),
      listed: momentFrom(today, days.listed),
    }
    await declareOffering(context, db, { ...declared, dates, followsCalendar: true, unlisted: false })
  }
  await attendOfferings(context)
}
