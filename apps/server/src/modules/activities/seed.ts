import type { Context } from '../../context.ts'
import samples from './samples.json' with { type: 'json' }

const minute = 60_000
const day = 24 * 60 * minute
/** Hong Kong keeps no summer time. */
const hongKong = 8 * 60 * minute

const midnightInHongKong = (at: number): number => Math.floor((at + hongKong) / day) * day - hongKong

/** `days` from the day of seeding, at a time of day in Hong Kong. */
const moment = (today: number, { day: days, time }: { day: number; time: string }): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(today + days * day + (hours * 60 + minutes) * minute)
}

/**
 * Sample activities for the sandbox, with periods around the business day of the first start, so that upcoming, open and
 * ended ones are there to see. What an operator has changed since stays.
 */
export const seedActivities = async ({ db, clocks }: Context): Promise<void> => {
  const today = midnightInHongKong(clocks.business())
  const rows = samples.map(({ opens, closes, title, lead, ...activity }) => ({
    ...activity,
    title: db.json(title),
    lead: db.json(lead),
    opens_at: moment(today, opens),
    closes_at: moment(today, closes),
  }))
  await db`insert into activities ${db(rows)} on conflict do nothing`
}
