import { dayMs } from '@foyer/staff-interface/time'

/** Days in Hong Kong, both included, as YYYY-MM-DD. */
export interface Range {
  readonly from: string
  readonly to: string
}

export type Preset = 'today' | 'week' | 'month'
const lengths: Readonly<Record<Preset, number>> = { today: 1, week: 7, month: 30 }
export const presets = Object.keys(lengths) as Preset[]

/** The server's limit (`mostFigureDays` of the contract, whose schemas are not bundled into the page). */
export const mostDays = 92

const hongKongMs = 8 * 3_600_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** @param now milliseconds since 1970 */
export const todayAt = (now: number): string => dayOf(now + hongKongMs)

export const presetAt = (preset: Preset, now: number): Range => ({
  from: dayOf(now + hongKongMs - (lengths[preset] - 1) * dayMs),
  to: todayAt(now),
})

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export const daysIn = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

export const isRange = (range: Range): boolean =>
  isDay(range.from) && isDay(range.to) && daysIn(range) >= 1 && daysIn(range) <= mostDays

/** Returns every day of a range. */
export const everyDay = (range: Range): string[] =>
  Array.from({ length: daysIn(range) }, (_, nth) => dayOf(Date.parse(range.from) + nth * dayMs))
