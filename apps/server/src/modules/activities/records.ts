import type { Participation, Quota } from '@foyer/api/activities'
import type { ISql } from 'postgres'
import { type OnceOnly, replyOf, type StoredReply, storedUnder } from '../../engine/idempotency.ts'
import type { Participant } from '../../engine/participations.ts'
import { participationRows, stockRows } from '../../engine/relations.ts'
import { type PublishedPage, pageVersionRows } from '../content/public.ts'
import { filmProgressRows } from '../films/public.ts'
import type { Activity } from './queries.ts'

/** The stored state of an activity, and of one caller in it. */
export interface Records {
  /** undefined if no page was ever published */
  readonly page: Pick<PublishedPage, 'version' | 'stages'> | undefined
  /** by stage or item; '' is the activity as a whole */
  readonly stock: ReadonlyMap<string, Quota>
  /** by stage */
  readonly done: ReadonlyMap<string, Participation>
  /** codes of the films that the caller has seen to their end */
  readonly seenFilms: ReadonlySet<string>
  /** the caller takes part in an activity that excludes this one */
  readonly isEarlierParticipant: boolean
}

interface Row {
  page: Records['page'] | null
  stock: ({ stage: string } & Quota)[] | null
  done: ({ stage: string } & Participation)[] | null
  seen: string[] | null
  earlier: boolean
  storedReply: StoredReply | null
}

/** Reads everything in one statement, because a join holds its locks meanwhile. */
const read = async (
  db: ISql,
  { number, eligibility: { notAfter = [] } }: Activity,
  participant: Participant | undefined,
  once: OnceOnly | undefined,
): Promise<{ records: Records; storedReply: StoredReply | null }> => {
  // participations of the person, or of their account under another person; the person's own come last and win in the map
  const isOf = participant
    ? db`(person_id = ${participant.personId} or account_id = ${participant.accountId})`
    : db`false`
  const [row] = await db<[Row]>`
    select
      (select jsonb_build_object('version', version, 'stages', content -> 'stages')
        from ${pageVersionRows(db)} page where activity = ${number} order by version desc limit 1) as page,
      (select jsonb_agg(jsonb_build_object('stage', stage, 'total', total, 'remaining', remaining))
        from ${stockRows(db)} stock where activity = ${number}) as stock,
      (select jsonb_agg(jsonb_build_object('stage', stage, 'reference', reference,
          'joinedAt', (extract(epoch from joined_at) * 1000)::bigint) order by person_id = ${participant?.personId ?? 0})
        from ${participationRows(db)} own where activity = ${number} and ${isOf}) as done,
      (select jsonb_agg(film) from ${filmProgressRows(db)} watched
        where person_id = ${participant?.personId ?? 0} and seen) as seen,
      exists (select from ${participationRows(db)} own where activity = any (${[...notAfter]}) and ${isOf}) as earlier,
      ${once ? storedUnder(db, once) : db`null::jsonb`} as "storedReply"`
  const records = {
    page: row.page ?? undefined,
    stock: new Map((row.stock ?? []).map(({ stage, ...quota }) => [stage, quota])),
    done: new Map((row.done ?? []).map(({ stage, ...participation }) => [stage, participation])),
    seenFilms: new Set(row.seen ?? []),
    isEarlierParticipant: row.earlier,
  }
  return { records, storedReply: row.storedReply }
}

/** Reads the records. @param participant undefined for a tourist, who has no stored state */
export const readRecords = async (
  db: ISql,
  activity: Activity,
  participant: Participant | undefined,
): Promise<Records> => (await read(db, activity, participant, undefined)).records

/**
 * Reads the records for a call with an idempotency key, with the reply stored under that key (`storedUnder`).
 *
 * @throws Refused `key_reused`
 */
export const readRecordsOnce = async (
  db: ISql,
  activity: Activity,
  participant: Participant,
  once: OnceOnly,
): Promise<{ records: Records; storedReply: unknown }> => {
  const { records, storedReply } = await read(db, activity, participant, once)
  return { records, storedReply: replyOf(storedReply, once) }
}
