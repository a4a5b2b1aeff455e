import type { DrawDetail } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import type { Draw } from '../../engine/draws/draws.ts'
import { totalsOf, winsOf } from '../../engine/draws/records.ts'

/** Totals of a draw's records. */
export interface Counts {
  /** by code of the prize */
  readonly wins: ReadonlyMap<string, number>
  /** null until the seed is revealed */
  readonly statistics: DrawDetail['statistics']
}

const countAll = async (db: ISql, activity: number): Promise<Counts> => {
  const statistics = await totalsOf(db, activity)
  return { wins: await winsOf(db, activity), statistics }
}

/**
 * Returns a function that counts a draw's records. A revealed draw gets no more records, so its totals are cached in
 * the process.
 */
export const cachedCounts = (db: ISql): ((draw: Draw) => Promise<Counts>) => {
  const revealed = new Map<number, Promise<Counts>>()
  return async ({ activity, revealedAt }) => {
    if (!revealedAt) return { wins: await winsOf(db, activity), statistics: null }
    const known = revealed.get(activity)
    if (known) return known
    const counts = countAll(db, activity)
    revealed.set(activity, counts)
    // a failure is not cached, so the next call tries again
    counts.catch(() => revealed.delete(activity))
    return counts
  }
}
