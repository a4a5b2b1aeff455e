import type { RewardTab } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import { statusAt } from '../../engine/rewards/due.ts'

const never = (db: ISql) => db`'infinity'::timestamptz`

/** Until when something waits for its person; all of used and ended is of no such moment. */
export const endOf = (db: ISql, tab: RewardTab, at: number) =>
  tab === 'available'
    ? db`coalesce(case when ${statusAt(db, at)} in ('available', 'claimable') then valid_until end, ${never(db)})`
    : never(db)

/** What ends first, first; what does not end is behind it. Of one moment the newest first. */
export const inOrder = (db: ISql, end: ReturnType<typeof endOf>) => db`${end}, issued_at desc, rewards.id`

interface Place {
  readonly id: string
  readonly issued_at: Date
  /** null where it does not end */
  readonly ends_at: Date | null
}

export const cursorOf = ({ id, issued_at, ends_at }: Place): string =>
  [ends_at?.getTime() ?? '-', issued_at.getTime(), id].join('.')

/** Behind the reward a cursor names, in the order of the list: what comes in meanwhile stands in its place. */
export const isBehind = (db: ISql, end: ReturnType<typeof endOf>, cursor: string) => {
  const [ends, issued, id = ''] = cursor.split('.')
  const endsAt = ends === '-' ? never(db) : db`${new Date(Number(ends))}::timestamptz`
  const at = new Date(Number(issued))
  return db`(${end} > ${endsAt}
    or (${end} = ${endsAt} and (issued_at < ${at} or (issued_at = ${at} and rewards.id > ${id}))))`
}
