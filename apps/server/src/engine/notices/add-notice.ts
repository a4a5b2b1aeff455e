import { type NoticeFacts, type NoticeKind, noticeFacts } from '@foyer/api/notices'
import type { ISql, JSONValue } from 'postgres'

/** A notice to store. */
export interface NewNotice<K extends NoticeKind> {
  readonly personId: number
  readonly kind: K
  /** names the event, at most 120 characters: the same event is stored once for a person */
  readonly key: string
  readonly facts: NoticeFacts<K>
  /** wall clock */
  readonly wall: number
}

/**
 * Stores notices, each once by person, kind and key, in one statement. Call it in the transaction that does what they
 * report. An erased person gets none, and a person has at most `mostNotices`.
 *
 * @returns how many were new
 * @throws ZodError for facts that are not of the kind
 */
export const addNotices = async <K extends NoticeKind>(tx: ISql, notices: readonly NewNotice<K>[]): Promise<number> => {
  if (notices.length === 0) return 0
  const rows = notices.map(({ personId, kind, key, facts, wall }) => ({
    person: personId,
    kind,
    key,
    facts: noticeFacts[kind].parse(facts),
    added: new Date(wall).toISOString(),
  }))
  const [added] = await tx<[{ many: number }]>`
    select count(*) filter (where add_notice(person, kind, key, facts, added))::int as many
    from jsonb_to_recordset(${tx.json(rows as unknown as JSONValue)}::jsonb)
      as given (person bigint, kind text, key text, facts jsonb, added timestamptz)`
  return added.many
}

/**
 * Stores one notice, as `addNotices`.
 *
 * @returns whether it is new
 */
export const addNotice = async <K extends NoticeKind>(tx: ISql, notice: NewNotice<K>): Promise<boolean> =>
  (await addNotices(tx, [notice])) === 1
