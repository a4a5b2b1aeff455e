import type { ISql, JSONValue } from 'postgres'
import { filmRows } from '../films/public.ts'
import { type AuthoredSession, authoredSession } from './authored.ts'
import type { Session } from './session.ts'

interface Row {
  opensAt: number
  closesAt: number
  interruptedSince: number | null
  isListed: boolean
  hasReplay: boolean
  withdrawnAt: number | null
  content: unknown
}

const sessionOf = ({ content, ...row }: Row): Session => ({ ...row, facts: authoredSession.parse(content) })

const ms = (db: ISql, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::float8`

const select = (db: ISql, at: number) => db`
  select ${ms(db, 'opens_at')} as "opensAt", ${ms(db, 'closes_at')} as "closesAt",
    ${ms(db, 'interrupted_since')} as "interruptedSince", listed as "isListed", content,
    ${ms(db, 'withdrawn_at')} as "withdrawnAt",
    exists (
      select from ${filmRows(db)} film where film.code = live_sessions.content ->> 'replay' and status = 'ready'
        and published_at <= ${new Date(at)}) as "hasReplay"
  from live_sessions`

/** The sessions of the series, ordered by their times. @param at business clock */
export const listedSessions = async (db: ISql, at: number): Promise<Session[]> =>
  (await db<Row[]>`${select(db, at)} where listed and withdrawn_at is null order by opens_at, code`).map(sessionOf)

/**
 * A page of all sessions, the latest first.
 *
 * @param after the last session of the page before
 */
export const sessionsBefore = async (
  db: ISql,
  at: number,
  { after, limit }: { readonly after: { at: number; code: string } | undefined; readonly limit: number },
): Promise<Session[]> =>
  (
    await db<Row[]>`
      ${select(db, at)}
      where ${after ? db`(opens_at, code) < (${new Date(after.at)}, ${after.code})` : db`true`}
      order by opens_at desc, code desc limit ${limit}`
  ).map(sessionOf)

/** A session that people may see. */
export const findSession = async (db: ISql, code: string, at: number): Promise<Session | undefined> => {
  const [row] = await db<Row[]>`${select(db, at)} where code = ${code} and withdrawn_at is null`
  return row && sessionOf(row)
}

/** A session as it is stored, also a withdrawn one. @param isLocked whether it stays as it is until the transaction ends */
export const storedSession = async (
  db: ISql,
  code: string,
  at: number,
  isLocked = false,
): Promise<{ readonly session: Session; readonly content: unknown } | undefined> => {
  const [row] = await db<Row[]>`${select(db, at)} where code = ${code} ${isLocked ? db`for update` : db``}`
  return row && { session: sessionOf(row), content: row.content }
}

export interface Declared {
  readonly content: JSONValue
  readonly opensAt: number
  readonly closesAt: number
  readonly isListed: boolean
}

/** Adds sessions; existing ones stay unchanged. */
export const declareSessions = async (db: ISql, all: readonly Declared[]): Promise<void> => {
  const rows = all.map(({ content, opensAt, closesAt, isListed }) => {
    const { code, mainland }: AuthoredSession = authoredSession.parse(content)
    const period = { opens_at: new Date(opensAt), closes_at: new Date(closesAt) }
    return { code, mainland, listed: isListed, content: db.json(content), ...period }
  })
  await db`insert into live_sessions ${db(rows)} on conflict do nothing`
}
