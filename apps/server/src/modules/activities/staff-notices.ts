import type { StaffNotice, StaffNotices } from '@foyer/api/staff/closures'
import type { Texts } from '@foyer/api/texts'
import type { Fragment, ISql, Sql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import { type Actor, audit, type Values } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import type { NewNotice } from './notices.ts'

const pageSize = 50

type Row = Omit<StaffNotice, 'activity'> & { readonly activity: number | null; readonly title: Texts | null }

const rowsOf = (db: ISql, condition: Fragment) => db<Row[]>`
  select id, notice.activity, activities.title, language, text, ${ms(db, 'from_at')} as from,
    ${ms(db, 'until_at')} as until
  from operator_notices notice left join activities on number = notice.activity where ${condition}`

const noticeOf = ({ activity, title, ...row }: Row): StaffNotice => ({
  ...row,
  activity: activity === null ? null : { number: activity, title },
})

/** Notices that are shown at a moment of the business clock or later, newest first. @param before the page before ended there */
export const currentNotices = async (db: ISql, now: number, before: number | undefined): Promise<StaffNotices> => {
  const rows = await rowsOf(
    db,
    db`until_at > ${new Date(now)} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${pageSize + 1}`,
  )
  const notices = rows.slice(0, pageSize).map(noticeOf)
  return { now, notices, before: rows.length > pageSize ? (notices.at(-1)?.id ?? null) : null }
}

/** Who acts, and when by both clocks. */
interface By {
  readonly actor: Actor
  readonly reason: string
  readonly at: number
  readonly wall: number
}

const record = (
  tx: ISql,
  id: number,
  event: 'add' | 'withdraw',
  { actor, reason, wall }: By,
  before: Values,
  after: Values,
): Promise<void> =>
  audit(tx, {
    ...{ actor, subject: 'operator_notices', subjectId: String(id), event, wall, reason },
    change: { before, after },
  })

/** Adds a notice. @throws Refused `not_found` for an unknown activity, `invalid_request` for a period in the past */
export const addNotice = (
  db: Sql,
  { activity, language, text, from, until }: NewNotice,
  by: By,
): Promise<StaffNotice> =>
  db.begin(async (tx) => {
    if (until <= by.at) throw new Refused('invalid_request', 'the period is over', { path: '/until' })
    const [known] = await tx`select from activities where number = ${activity ?? 0} for key share`
    if (activity !== null && !known) throw new Refused('not_found', 'there is no such activity')
    const [{ id }] = await tx<[{ id: number }]>`
      insert into operator_notices (activity, language, text, from_at, until_at)
      values (${activity}, ${language}, ${text}, ${new Date(from)}, ${new Date(until)}) returning id`
    await record(tx, id, 'add', by, { until: null }, { activity, language, text, from, until })
    const [row] = await rowsOf(tx, tx`id = ${id}`)
    if (!row) throw new Error('the notice that was just added does not exist')
    return noticeOf(row)
  })

/** Ends a notice at once; one that has not begun is deleted. @throws Refused `not_found` if it is over */
export const withdrawNotice = (db: Sql, id: number, by: By): Promise<void> =>
  db.begin(async (tx) => {
    const now = new Date(by.at)
    const [open] = await tx<{ from: number; until: number }[]>`
      select ${ms(tx, 'from_at')} as from, ${ms(tx, 'until_at')} as until from operator_notices
      where id = ${id} and until_at > ${now} for update`
    if (!open) throw new Refused('not_found', 'there is no such notice now')
    if (open.from >= by.at) await tx`delete from operator_notices where id = ${id}`
    else await tx`update operator_notices set until_at = ${now} where id = ${id}`
    await record(tx, id, 'withdraw', by, { until: open.until }, { until: by.at })
  })
