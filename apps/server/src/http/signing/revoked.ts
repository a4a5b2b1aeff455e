import type { ISql } from 'postgres'

/** Returns the revoked ones of these tokens, for work that continues without a signed call, such as a stream. */
export const revokedAmong = async (db: ISql, jtis: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db<{ jti: string }[]>`select jti from revoked_tokens where jti = any (${jtis})`
  return new Set(rows.map(({ jti }) => jti))
}
