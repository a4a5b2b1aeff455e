import type { ISql } from 'postgres'

/** An active session of a person. Times are milliseconds since 1970. */
export interface ActiveSession {
  /** id of its registration */
  readonly id: string
  readonly system: string | null
  readonly browser: string | null
  readonly country: string | null
  readonly since: number
  readonly lastUsedAt: number
  readonly endsAt: number
}

interface Row extends Pick<ActiveSession, 'id' | 'system' | 'browser' | 'country'> {
  created_at: Date
  last_used_at: Date
  expires_at: Date
  all: number
}

interface Listing {
  /** this session comes first; undefined if none does */
  readonly own: string | undefined
  /** wall clock */
  readonly now: number
  /** how many at most */
  readonly limit: number
}

/**
 * The active sessions of a person by latest use, without those that no device uses yet.
 *
 * @returns them, and the number of all, which may be larger than the limit
 */
export const activeSessionsOf = async (
  db: ISql,
  personId: number,
  { own, now, limit }: Listing,
): Promise<{ sessions: ActiveSession[]; all: number }> => {
  const rows = await db<Row[]>`
    select id, system, browser, country, created_at, coalesce(last_used_at, created_at) as last_used_at, expires_at,
      (count(*) over ())::int as all
    from registrations
    where person_id = ${personId} and revoked_at is null and expires_at > ${new Date(now)}
      and exists (select from socket_pwds where registration_id = registrations.id)
    order by id = ${own ?? null} desc nulls last, last_used_at desc, id
    limit ${limit}`
  const sessions = rows.map(({ id, system, browser, country, created_at, last_used_at, expires_at }) => ({
    id,
    system,
    browser,
    country,
    since: created_at.getTime(),
    lastUsedAt: last_used_at.getTime(),
    endsAt: expires_at.getTime(),
  }))
  return { sessions, all: rows[0]?.all ?? 0 }
}

/**
 * The ids of a person's registrations that were not ended, in their order.
 *
 * @param which one by its id, or all but one; by default all
 */
export const openRegistrationIds = async (
  tx: ISql,
  personId: number,
  which: { readonly id?: string; readonly but?: string },
): Promise<string[]> => {
  const { id, but } = which
  const named = id !== undefined ? tx`and id = ${id}` : but !== undefined ? tx`and id <> ${but}` : tx``
  const rows = await tx<{ id: string }[]>`
    select id from registrations where person_id = ${personId} and revoked_at is null ${named} order by id`
  return rows.map(({ id }) => id)
}
