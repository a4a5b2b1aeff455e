import type { ActivityResults } from '@foyer/api/staff/results'
import type { Sql } from 'postgres'
import { Refused } from '../../refused.ts'
import { readAtOnce } from './read-at-once.ts'

type Figures = NonNullable<ActivityResults['tracker']>

/** Time limit of the figures of one activity, which a person waits for. */
const mostMs = 8_000

/**
 * What visitors who consented did on the page of an activity on the given days in Hong Kong.
 *
 * @returns null if it takes too long
 */
export const campaignFigures = (
  db: Sql,
  activity: number,
  { from, to }: Pick<Figures, 'from' | 'to'>,
): Promise<Figures | null> =>
  readAtOnce(
    db,
    async (tx, run) => {
      const days = await run(tx<Figures['days']>`
        select to_char(day, 'YYYY-MM-DD') as day, seen::int, pressed::int, joined::int from tracking_join_funnel
        where day between ${from}::date and ${to}::date and activity = ${String(activity)} order by day`)
      const by = (property: 'language' | 'host') =>
        run(tx<Figures['hosts']>`
          select left(coalesce(properties ->> ${property}, ''), 40) as name,
            count(distinct coalesce(anonymous, subject))::int as visitors
          from tracking_events
          where day between ${from}::date and ${to}::date and type = 'track' and event = '$pageview'
            and properties ->> 'activity' = ${String(activity)}
          group by 1 order by 2 desc, 1 limit 20`)
      const [languages, hosts] = [await by('language'), await by('host')]
      const sum = (part: 'seen' | 'pressed' | 'joined') => days.reduce((all, one) => all + one[part], 0)
      const totals = { seen: sum('seen'), pressed: sum('pressed'), joined: sum('joined') }
      return { from, to, ...totals, days: [...days], languages: [...languages], hosts: [...hosts] }
    },
    mostMs,
  ).catch((error: unknown) => {
    if (error instanceof Refused && error.reason === 'unavailable') return null
    throw error
  })
