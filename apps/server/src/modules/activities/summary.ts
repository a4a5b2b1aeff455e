import type { ActivitySummary } from '@foyer/api/activities'
import type { Block } from '@foyer/api/page-content'
import type { ISql } from 'postgres'
import { publishedHeroes } from '../content/public.ts'
import { listedSessions } from '../live/public.ts'
import { phaseOf } from './phase.ts'
import { type Activity, allActivities } from './queries.ts'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' } as const

/** Whether offer copy is withheld from a caller at a mainland address. */
export const isWithheld = ({ mainland }: Activity, isMainlandAddress: boolean): boolean =>
  isMainlandAddress && mainland === 'notice'

/**
 * The summary of an activity in the hall. Where it is withheld, it has neither lead nor offer, because they may name
 * amounts.
 *
 * @param hero the headline panel of its page; undefined if the page has none
 */
export const summaryOf = (
  activity: Activity,
  hero: Block<'hero'> | undefined,
  at: number,
  withheld: boolean,
): ActivitySummary => {
  const { number, code, route, title, lead, opensAt, closesAt } = activity
  const { theme, scene, offer, audience } = hero ?? {}
  return {
    number,
    code,
    route,
    title,
    lead: withheld ? nothing : lead,
    phase: phaseOf(activity, at),
    opensAt,
    closesAt,
    ...(theme && { theme }),
    ...(scene && { scene }),
    ...(!withheld && { ...(offer && { offer }), ...(audience && { audience }) }),
  }
}

/** Order of the hall: open by nearest end, then upcoming by nearest start, then ended by latest end. */
const inHallOrder = (one: ActivitySummary, other: ActivitySummary): number => {
  const rank = { open: 0, upcoming: 1, ended: 2 }
  if (one.phase !== other.phase) return rank[one.phase] - rank[other.phase]
  const byDate = {
    open: one.closesAt - other.closesAt,
    upcoming: one.opensAt - other.opensAt,
    ended: other.closesAt - one.closesAt,
  }
  return byDate[one.phase] || one.number - other.number
}

/** Whether this is the activity of the live series, whose page shows the session on air. */
const isLive = ({ route }: Activity): boolean => route === '/818live'

/** The period of the session on air that ends first; undefined where none is on air. */
const runningSession = async (db: ISql, at: number) => {
  const on = (await listedSessions(db, at)).filter((session) => phaseOf(session, at) === 'open')
  const [first] = on.sort((one, other) => one.closesAt - other.closesAt)
  return first && { opensAt: first.opensAt, closesAt: first.closesAt }
}

/**
 * Returns every activity with its phase, in the order of the hall (R32). While a session of the live series is on air,
 * the series has the period of that session.
 *
 * @param at milliseconds of the business clock
 */
export const listActivities = async (db: ISql, at: number, isMainlandAddress: boolean): Promise<ActivitySummary[]> => {
  const [activities, heroes] = await Promise.all([allActivities(db), publishedHeroes(db)])
  const running = activities.some(isLive) ? await runningSession(db, at) : undefined
  return activities
    .map((activity): ActivitySummary => {
      const hero = heroes.get(activity.number)
      const withheld = isWithheld(activity, isMainlandAddress)
      return running && isLive(activity)
        ? { ...summaryOf({ ...activity, ...running }, hero, at, withheld), isOnAir: true }
        : summaryOf(activity, hero, at, withheld)
    })
    .sort(inHallOrder)
}
