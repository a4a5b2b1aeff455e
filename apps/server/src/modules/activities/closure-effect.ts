import type { ClosureEffect } from '@foyer/api/staff/closures'
import type { ISql } from 'postgres'
import {
  type Closure,
  closuresWith,
  type Day,
  effectiveEnd,
  listClosures,
  readCalendar,
  stopsOf,
} from '../trading-calendar/public.ts'
import { followersOf } from './queries.ts'

const mostShown = 50
/** An end moves by fewer days than this, so activities that were declared to end earlier are over. */
const longestMove = 60 * 86_400_000

/**
 * The activities whose end would move if the closure of a day were another one. Nothing changes.
 *
 * @param closure null: none
 * @param at business clock; activities that are over before and after are left out
 * @throws Refused `facts_missing` if the firm published no calendar
 */
export const effectOf = async (db: ISql, day: Day, closure: Closure | null, at: number): Promise<ClosureEffect> => {
  const [calendar, declared, activities] = await Promise.all([
    readCalendar(db),
    listClosures(db),
    followersOf(db, at - longestMove),
  ])
  const others = declared.filter((one) => one.day !== day)
  const now = closuresWith(calendar, stopsOf(declared))
  const then = closuresWith(calendar, stopsOf(closure ? [...others, closure] : others))
  const ends = activities
    .map(({ number, title, closesAt }) => ({
      activity: { number, title },
      endsAt: effectiveEnd(now, closesAt),
      wouldEndAt: effectiveEnd(then, closesAt),
    }))
    .filter(({ endsAt, wouldEndAt }) => endsAt > at || wouldEndAt > at)
  const moved = ends
    .filter(({ endsAt, wouldEndAt }) => endsAt !== wouldEndAt)
    .sort((one, other) => one.endsAt - other.endsAt || one.activity.number - other.activity.number)
  return { moved: moved.slice(0, mostShown), total: moved.length, followers: ends.length }
}
