import { randomBytes } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** First day of a moment's month in UTC: YYYY-MM-DD. */
const monthOf = (wall: number): string => `${new Date(wall).toISOString().slice(0, 7)}-01`

/**
 * The salt of the month requested last. The salt of an earlier month is not cached, so that it exists in the database
 * only.
 */
const salts = new WeakMap<Sql, { readonly month: string; readonly salt: Buffer }>()

/**
 * Returns the salt of a month, which every server on the database shares. Runs outside any transaction, because a
 * rollback would lose a salt that is already in use.
 */
const saltOf = async ({ db }: Pick<Context, 'db'>, month: string): Promise<Buffer> => {
  const known = salts.get(db)
  if (known?.month === month) return known.salt
  // the update changes nothing: it makes the conflicting row part of the result
  const [{ salt }] = await db<[{ salt: Buffer }]>`
    insert into audit_pseudonym_salts (month, salt) values (${month}::date, ${randomBytes(32)})
    on conflict (month) do update set month = excluded.month returning salt`
  salts.set(db, { month, salt })
  return salt
}

/**
 * Returns a function that makes pseudonyms of personal data for audit entries of a month. Equal values have equal
 * pseudonyms. Without both the identifier key and the month's salt they reveal nothing. 96 bits, in hex.
 */
export const pseudonymsAt = async (
  context: Pick<Context, 'db' | 'secrets'>,
  wall: number,
): Promise<(kind: 'address' | 'device' | 'number' | 'account' | 'merchant', value: string) => string> => {
  const salt = (await saltOf(context, monthOf(wall))).toString('hex')
  return (kind, value) =>
    keyedHash(context.secrets.identifierKey, 'audit pseudonym', `${salt}:${kind}:${value}`).toString('hex').slice(0, 24)
}

/** Deletes the salts of months that ended before a moment, so that their pseudonyms can no longer be resolved. */
export const prunePseudonyms = async (db: ISql, before: Date): Promise<void> => {
  await db`delete from audit_pseudonym_salts where month + interval '1 month' <= ${before}`
}
