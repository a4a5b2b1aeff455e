import type { Context } from '../../context.ts'
import { setRemaining, stockOf } from '../../engine/stock.ts'
import { addDays, type Day, dayOf, momentOf } from '../trading-calendar/days.ts'
import written from './samples.json' with { type: 'json' }
import { type ActivityFacts, rowOf } from './save.ts'

interface Moment {
  /** days from the day of seeding */
  readonly day: number
  /** HH:MM in Hong Kong */
  readonly time: string
}

const momentAfter = (today: Day, { day, time }: Moment): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentOf(addDays(today, day), hours * 60 + minutes)
}

/** What may be left out of a sample: the notice for the mainland, an end by the clock alone, nobody excluded. */
type Usual = 'mainland' | 'followsCalendar' | 'eligibility'

interface Sample extends Omit<ActivityFacts, 'opensAt' | 'closesAt' | Usual>, Partial<Pick<ActivityFacts, Usual>> {
  readonly opens: Moment
  readonly closes: Moment
  /** left out: nothing runs out */
  readonly stock?: number
}

// JSON has no literal types; the table's checks say whether every value is one
const samples = written as unknown as readonly Sample[]

const usual = { mainland: 'notice', followsCalendar: false, eligibility: {} } as const

/**
 * Sample activities for the sandbox, with periods around the business day of the first start, so that upcoming, open and
 * ended ones are there to see. What an operator has changed since stays.
 */
export const seedActivities = async ({ db, clocks }: Context): Promise<void> => {
  const today = dayOf(clocks.business())
  const rows = samples.map(({ opens, closes, stock: _, ...facts }) => {
    const period = { opensAt: momentAfter(today, opens), closesAt: momentAfter(today, closes) }
    return rowOf(db, { ...usual, ...facts, ...period })
  })
  await db`insert into activities ${db(rows)} on conflict do nothing`
  for (const { number, stock } of samples)
    if (stock !== undefined && !(await stockOf(db, number)).has('')) await setRemaining(db, number, '', stock)
}
