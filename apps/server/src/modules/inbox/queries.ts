import {
  anyNotice,
  type Notice,
  type NoticesReply,
  noticeKinds,
  type ReadNoticesRequest,
  type UnreadReply,
} from '@foyer/api/notices'
import type { ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'

const pageLength = 20

/** Notices of a person whose kind this release knows: a newer one on the same database may store others. */
const isShown = (db: ISql, personId: number) => db`person_id = ${personId} and kind = any (${[...noticeKinds]})`

/** The number of a person's unread notices. */
export const countUnread = async (db: ISql, personId: number): Promise<UnreadReply> => {
  const [row] = await db<[UnreadReply]>`
    select count(*)::int as unread from notices where ${isShown(db, personId)} and read_at is null`
  return row
}

/** A page of a person's notices, the newest first. @param before the last one of the page before */
export const listNotices = async (
  db: ISql,
  personId: number,
  before: number | undefined,
): Promise<Pick<NoticesReply, 'notices' | 'next'>> => {
  const rows = await db<{ id: number }[]>`
    select id, kind, facts, ${ms(db, 'created_at')} as at, read_at is not null as "isRead" from notices
    where ${isShown(db, personId)} ${before === undefined ? db`` : db`and id < ${before}`}
    order by id desc limit ${pageLength + 1}`
  const page = rows.slice(0, pageLength)
  // facts of another form are of a newer release
  const notices = page.flatMap((row): Notice[] => {
    const read = anyNotice.safeParse(row)
    return read.success ? [read.data] : []
  })
  return { notices, next: rows.length > pageLength ? (page.at(-1)?.id ?? null) : null }
}

/** Marks notices of a person as read. What is read stays read; a notice of another person does not change. */
export const markRead = async (db: ISql, personId: number, which: ReadNoticesRequest, wall: number): Promise<void> => {
  const chosen = which.which === 'one' ? db`id = ${which.id}` : db`id <= ${which.upTo}`
  await db`
    update notices set read_at = ${new Date(wall)} where person_id = ${personId} and read_at is null and ${chosen}`
}
