import type { ISql } from 'postgres'

/** Which of these tokens were ended. For what goes on without a signed call of its own, such as a stream. */
export const revokedAmong = async (db: ISql, jtis: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db<{ jti: string }[]>`select jti from revoked_tokens where jti = any (${jtis})`
  return new Set(rows.map(({ jti }) => jti))
}
