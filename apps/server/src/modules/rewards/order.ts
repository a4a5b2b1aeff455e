import type { RewardTab } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { statusAt } from '../../engine/rewards/due.ts'

const never = (db: ISql) => db`'infinity'::timestamptz`

/** The moment until which a reward waits for its person; infinity for used and ended rewards and those without end. */
export const endOf = (db: ISql, tab: RewardTab, at: number) =>
  tab === 'available'
    ? db`coalesce(case when ${statusAt(db, at)} in ('available', 'claimable') then valid_until end, ${never(db)})`
    : never(db)

/**
 * Orders by end, the earliest first; rewards without end follow. Equal ends are ordered by time of issue, the newest
 * first.
 */
export const inOrder = (db: ISql, end: ReturnType<typeof endOf>) => db`${end}, issued_at desc, reward.id`

interface Place {
  readonly id: string
  readonly issued_at: Date
  /** null if it does not end */
  readonly ends_at: Date | null
}

export const cursorOf = ({ id, issued_at, ends_at }: Place): string =>
  [ends_at?.getTime() ?? '-', issued_at.getTime(), id].join('.')

/**
 * The rewards after the one of the cursor, in list order. Rewards that were granted meanwhile are at their own
 * position.
 */
export const isBehind = (db: ISql, end: ReturnType<typeof endOf>, cursor: string) => {
  const [ends, issued, id = ''] = cursor.split('.')
  const endsAt = ends === '-' ? never(db) : db`${new Date(Number(ends))}::timestamptz`
  const at = new Date(Number(issued))
  return db`(${end} > ${endsAt}
    or (${end} = ${endsAt} and (issued_at < ${at} or (issued_at = ${at} and reward.id > ${id}))))`
}
