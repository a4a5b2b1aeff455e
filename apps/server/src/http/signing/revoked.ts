import type { Fragment, ISql } from 'postgres'

/** Ids of revoked tokens, as a subquery that other code may join. */
export const revokedTokenRows = (db: ISql): Fragment => db`(select jti from revoked_tokens)`

/** Returns the revoked ones of these tokens, for work that continues without a signed call, such as a stream. */
export const revokedAmong = async (db: ISql, jtis: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db<{ jti: string }[]>`select jti from revoked_tokens where jti = any (${jtis})`
  return new Set(rows.map(({ jti }) => jti))
}

/**
 * Revokes tokens, in one statement. Does nothing for a token that is revoked already.
 *
 * @param tokens a query of `jti` and `expires_at`
 * @returns whether one of them was valid until now
 */
export const revokeTokens = async (db: ISql, tokens: Fragment): Promise<boolean> => {
  const revoked = await db`insert into revoked_tokens (jti, expires_at) ${tokens} on conflict do nothing returning 1`
  return revoked.length > 0
}
