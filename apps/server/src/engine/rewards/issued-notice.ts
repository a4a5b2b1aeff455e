import type { NoticeKind } from '@foyer/api/notices'
import type { Fragment, ISql } from 'postgres'

const kind: NoticeKind = 'reward_issued'

/** The condition that a reward can be used or claimed. */
export const isReady = (db: ISql): Fragment => db`reward.status in ('available', 'claimable')`

/** A call that notifies the person of a row `reward` once, as a value of a statement: whether the notice is new. */
export const addingIssuedNotice = (db: ISql, wall: number): Fragment => db`
  add_notice(reward.person_id, ${kind}, reward.id::text,
    jsonb_build_object('reward', reward.id, 'name', reward.facts -> 'name'), ${new Date(wall)}::timestamptz)`

/** Notifies the person of a reward that it can be used or claimed. @param wall wall clock */
export const addIssuedNotice = async (db: ISql, id: string, wall: number): Promise<void> => {
  await db`select ${addingIssuedNotice(db, wall)} from rewards reward where id = ${id} and ${isReady(db)}`
}
