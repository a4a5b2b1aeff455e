import type { ISql } from 'postgres'

// What the sandbox stores in place of the firm's credential check. In production these columns are empty.

/** The hash of an account's password; undefined without an account or a password, after the same work. */
export const passwordHashOf = async (db: ISql, accountId: number | undefined): Promise<string | undefined> => {
  const [row] = await db<{ hash: string | null }[]>`
    select password_hash as hash from client_accounts where id = ${accountId ?? null}`
  return row?.hash ?? undefined
}

/** The sealed secret of an account's authenticator; undefined if it has none. */
export const totpSealedOf = async (db: ISql, accountId: number): Promise<Buffer | undefined> => {
  const [row] = await db<{ sealed: Buffer | null }[]>`
    select totp_sealed as sealed from client_accounts where id = ${accountId}`
  return row?.sealed ?? undefined
}

/** The hash of an account's trading password; undefined if it has none. */
export const tradingPasswordHashOf = async (db: ISql, accountId: number): Promise<string | undefined> => {
  const [row] = await db<{ hash: string | null }[]>`select hash from trading_passwords where account_id = ${accountId}`
  return row?.hash ?? undefined
}
