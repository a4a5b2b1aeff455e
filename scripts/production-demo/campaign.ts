import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Closures,
  dayOf,
  momentOf,
  nextTradingDay,
} from '../../apps/server/src/modules/trading-calendar/public.ts'
import { root } from '../process.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const bondActivity = 491

const fileOf = (path: string) => JSON.parse(readFileSync(join(root, 'apps/server', path), 'utf8'))

/** A moment as authors write it, in Hong Kong time. */
const written = (moment: number): string => new Date(moment + 8 * hour).toISOString().replace(/:\d\d\.\d+Z$/, '+08:00')

/**
 * The page of an activity as an author publishes it, in a period around now.
 *
 * @param changed what else differs from the sandbox
 */
export const pageToPublish = (now: number, code: string, changed: object = {}): string => {
  const page = fileOf(`content/campaigns/${code}.json`)
  const period = { opens: written(now - day), closes: written(now + 10 * day) }
  return JSON.stringify({ ...page, activity: { ...page.activity, ...period, ...changed } })
}

/** The kinds of business facts that the sandbox has samples of, with their files. */
export const sampleFacts = (): readonly (readonly [kind: string, path: string])[] => {
  const folder = join(root, 'apps/server/content/facts')
  return readdirSync(folder).map((name) => [basename(name, '.json'), join(folder, name)])
}

/** The calendar of the sandbox, as it was announced. */
const calendar = (): Closures => {
  const { holidays, halfDays } = fileOf('content/facts/trading-calendar.json')
  return {
    name: 'sample',
    holidays: new Set(Object.keys(holidays)),
    halfDays: new Set(Object.keys(halfDays)),
    declared: new Map(),
  }
}

/** The Hong Kong time on the n-th trading day after today. */
const onTradingDay = (now: number, days: number, hours: number): string => {
  const closures = calendar()
  let at = dayOf(now)
  for (let left = days; left > 0; left--) at = nextTradingDay(closures, at)
  return written(momentOf(at, hours * 60))
}

/** A bond as an operator declares it. */
export interface DeclaredBond {
  readonly code: string
  /** milliseconds since 1970; a whole minute, since declarations name no seconds */
  readonly opens: number
  readonly file: string
}

/** The bond of the sandbox with other dates: it opens within a minute, since a bond must be declared before it opens. */
export const bondToDeclare = (now: number): DeclaredBond => {
  const { series } = fileOf('src/modules/offerings/series.json') as {
    series: readonly { activity: number; demand: unknown; [fact: string]: unknown }[]
  }
  const [bond] = series.filter(({ activity }) => activity === bondActivity)
  if (!bond) throw new Error('the sandbox has no bond')
  const { demand: _, ...declared } = bond
  const opens = Math.ceil((now + 5_000) / minute) * minute
  const dates = {
    opens: written(opens),
    cutOff: onTradingDay(now, 5, 10),
    closes: onTradingDay(now, 5, 14),
    allotment: onTradingDay(now, 8, 9),
    refund: onTradingDay(now, 9, 9),
    listed: onTradingDay(now, 11, 9),
  }
  const code = 'demo-bond'
  return { code, opens, file: JSON.stringify({ offerings: [{ ...declared, code, dates }] }) }
}
