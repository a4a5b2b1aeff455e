import type { ISql } from 'postgres'

/** How often an answer may be repeated, so that one ticket or code cannot issue tokens without limit. */
const mostReplays = 4

/**
 * Whether a lost answer with a token may be given again: a few times, and only while nothing was renewed with the
 * earlier tokens, because a renewal shows that an answer arrived. Call it after the registration is locked, so that
 * concurrent calls are counted too.
 *
 * @param parent of all tokens that the ticket or code issued
 */
export const mayRepeat = async (db: ISql, registrationId: string, parent: Buffer): Promise<boolean> => {
  const [given] = await db<[{ count: number; used: boolean }]>`
    select count(*)::int as count, bool_or(parent is distinct from ${parent}::bytea or dead_at is not null) as used
    from socket_pwds where registration_id = ${registrationId}`
  return !given.used && given.count <= mostReplays
}
