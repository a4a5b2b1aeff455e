import { z } from 'zod'
import type { FactKind } from '../../engine/facts/kind.ts'
import { type Day, isWeekend } from './days.ts'

/** More days of a year than any exchange closes for: a calendar with more is wrong. */
const mostOfYear = 40

const named = z.record(z.iso.date(), z.string().trim().min(1).max(100))

const years = z
  .array(z.int().min(2000).max(2200))
  .min(1)
  .max(50)
  .refine(
    (all) => all.every((year, n) => n === 0 || year === (all[n - 1] ?? 0) + 1),
    'must be years that follow one another',
  )

const schema = z
  .strictObject({
    /** where the days come from */
    source: z.string().trim().min(1).max(1_000),
    asOf: z.iso.date(),
    /** the years whose days are complete; of others only weekends are known */
    years,
    /** days without trading, with their names */
    holidays: named,
    /** days whose trading ends at noon */
    halfDays: named,
  })
  .check(({ value, issues }) => {
    const { holidays, halfDays, years: complete } = value
    const say = (message: string, ...path: string[]) => issues.push({ code: 'custom', message, path, input: value })
    for (const [list, days] of Object.entries({ holidays, halfDays }))
      for (const day of Object.keys(days)) {
        if (isWeekend(day)) say('is on a weekend, when nothing is traded anyway: remove it', list, day)
        if (!complete.includes(Number(day.slice(0, 4)))) say('is in none of the years: add its year', list, day)
      }
    for (const day of Object.keys(halfDays))
      if (Object.hasOwn(holidays, day)) say('is a holiday as well: remove one', 'halfDays', day)
    for (const year of complete) {
      const { length } = Object.keys(holidays).filter((day) => day.startsWith(String(year)))
      if (length === 0 || length > mostOfYear)
        say(`must have between 1 and ${mostOfYear} days of ${year}, and has ${length}`, 'holidays')
    }
  })
  .transform(({ years: complete, holidays, halfDays }) => ({
    lastYear: complete.at(-1) ?? 0,
    holidays: new Set<Day>(Object.keys(holidays)),
    halfDays: new Set<Day>(Object.keys(halfDays)),
  }))
export type PublishedDays = z.output<typeof schema>

/** The days on which the exchange does not trade, or trades in the morning only. */
export const calendarKind: FactKind<PublishedDays> = {
  name: 'trading-calendar',
  summary: 'holidays and half days of the exchange',
  schema,
  neededBy: 'always',
  endOf: ({ lastYear }) => `${lastYear}-12-31`,
}
