import type { NamedActivity } from '@foyer/api/staff/stops'
import type { ISql } from 'postgres'

const most = 20

/** Characters that have a meaning in a pattern of `like` stand for themselves. */
const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Activities whose number begins with a text, or whose code or title contains it, at most 20; the newest are first. */
export const activitiesMatching = (db: ISql, search: string): Promise<NamedActivity[]> =>
  db<NamedActivity[]>`
    select number, title from activities
    where ${search} = '' or number::text like ${patternOf(search).slice(1)} or code ilike ${patternOf(search)}
      or exists (select 1 from jsonb_each_text(title) where value ilike ${patternOf(search)})
    order by opens_at desc, number limit ${most}`
