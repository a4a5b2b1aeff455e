import type { TimelinePage } from '@foyer/api/staff/care'
import type { Fragment, ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { participationRows, rewardRows, staffAuditRows } from '../../engine/relations.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { activityRows } from '../activities/public.ts'
import { personRows } from '../identity/public.ts'
import { smsSendRows } from '../sms/public.ts'
import { namesOf } from '../staff/public.ts'
import { auditEvents, type EventRow, events } from './timeline-events.ts'

const pageSize = 40

/** Events of the sign-in and of sessions, which the audit trail has under the person or an account. */
const signEvents = [
  'sign_in',
  'take_over',
  'code_failed',
  'login',
  'login_failed',
  'login_request_confirm',
  'login_request_refuse',
  'second_factor_failed',
  'provider_logout',
  'renewal_refused',
  'renewal_stolen',
  'quit',
  'end_session',
  'prove',
  'prove_failed',
  'passkey_create',
  'passkey_delete',
  'passkey_failed',
  'change_number',
  'trading_password_failed',
]

interface Position {
  readonly at: Date
  readonly key: string
}

const positionOf = (before: string): Position => {
  const [at = '', ...key] = before.split('_')
  return { at: new Date(Number(at)), key: key.join('_') }
}

/**
 * The newest events of one source behind a position. The order is total: by time, and at one time by key.
 *
 * @param source a query with the columns of `EventRow`
 * @param prefix of the source's keys, so that no two sources have the same
 */
const newest = (db: ISql, source: Fragment, behind: Position | undefined): Fragment => db`(
  select * from (${source}) source
  ${behind ? db`where at <= ${behind.at} and (at, key collate "C") < (${behind.at}::timestamptz, ${behind.key})` : db``}
  order by at desc, key collate "C" desc limit ${db.unsafe(String(pageSize + 1))})`

const kindOfPerson = (db: ISql): Fragment => db`
  case when entry.actor in ('staff', 'operator') then 'staff'
    when entry.event = any (${signEvents}) then 'sign' else 'other' end`

/** What happened to a person, from the sources that every server has. */
const sourcesOf = (db: ISql, personId: number): readonly Fragment[] => [
  auditEvents(db, db`${staffAuditRows(db)} entry where subject = 'persons' and subject_id = ${String(personId)}`, {
    kind: kindOfPerson(db),
    reference: db`entry.reference`,
  }),
  auditEvents(
    db,
    db`${personRows(db)} person
      join ${clientAccountRows(db)} account on account.mobile_hash = person.mobile_hash
      join ${staffAuditRows(db)} entry on subject = 'client_accounts' and subject_id = account.id::text
      where person.id = ${personId} and entry.detail @> jsonb_build_object('person', ${personId}::bigint)`,
    { kind: kindOfPerson(db) },
  ),
  auditEvents(
    db,
    db`${rewardRows(db)} reward join ${staffAuditRows(db)} entry on subject = 'rewards' and subject_id = reward.id::text
      where reward.person_id = ${personId}`,
    {
      kind: db`case when entry.actor in ('staff', 'operator') then 'staff' else 'reward' end`,
      name: db`reward.facts -> 'name'`,
      reference: db`reward.reference`,
    },
  ),
  events(
    db,
    db`${participationRows(db)} part join ${activityRows(db)} activity on number = activity where person_id = ${personId}`,
    {
      ...{ at: db`joined_at`, key: db`'join:' || part.id`, kind: db`'join'`, event: db`'join'` },
      ...{ name: db`title`, reference: db`reference` },
    },
  ),
  events(
    db,
    db`${personRows(db)} person join ${smsSendRows(db)} send using (mobile_hash) where person.id = ${personId}`,
    { at: db`sent_at`, key: db`'message:' || send.id`, kind: db`'message'`, event: db`purpose` },
  ),
  events(db, db`shown_refusals where person_id = ${personId}`, {
    ...{ at: db`at`, key: db`'refusal:' || reference`, kind: db`'refusal'`, event: db`reason` },
    ...{ reference: db`reference`, route: db`route` },
  }),
]

/** A page of what happened to a person, newest first. Messages are stored for a day, and refusals for a month. */
export const timelineOf = async (
  { db, clocks, modules }: Pick<Context, 'db' | 'clocks' | 'modules'>,
  personId: number,
  before: string | undefined,
): Promise<TimelinePage> => {
  const behind = before === undefined ? undefined : positionOf(before)
  const about = { personId, asOf: clocks.business() }
  const sources = [...sourcesOf(db, personId), ...modules.flatMap(({ timeline }) => timeline?.(db, about) ?? [])].map(
    (source) => newest(db, source, behind),
  )
  const all = sources.slice(1).reduce((union, source) => db`${union} union all ${source}`, sources[0] as Fragment)
  const rows = await db<EventRow[]>`
    select * from (${all}) event order by at desc, key collate "C" desc limit ${pageSize + 1}`
  const page = rows.slice(0, pageSize)
  const ids = [...new Set(page.flatMap(({ staffId }) => staffId ?? []))]
  const names = ids.length === 0 ? new Map<string, string>() : await namesOf(db, ids)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    events: page.map(({ staffId, at, ...event }) => ({
      ...event,
      at: at.getTime(),
      by: staffId === null ? null : { id: staffId, name: names.get(staffId) ?? staffId },
    })),
    before: last ? `${last.at.getTime()}_${last.key}` : null,
  }
}
