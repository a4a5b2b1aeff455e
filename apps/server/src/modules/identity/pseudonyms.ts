import { randomBytes } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** First day of the month of a moment, UTC: YYYY-MM-DD. */
const monthOf = (wall: number): string => `${new Date(wall).toISOString().slice(0, 7)}-01`

/** Of the month that was asked for last: one of a month that is over is not kept beyond the database. */
const salts = new WeakMap<Sql, { readonly month: string; readonly salt: Buffer }>()

/** The salt of a month, which every server on the database shares. Outside of any transaction, which could be rolled back. */
const saltOf = async ({ db }: Pick<Context, 'db'>, month: string): Promise<Buffer> => {
  const known = salts.get(db)
  if (known?.month === month) return known.salt
  // the update changes nothing: it makes the row that stood in the way come back
  const [{ salt }] = await db<[{ salt: Buffer }]>`
    insert into audit_pseudonym_salts (month, salt) values (${month}::date, ${randomBytes(32)})
    on conflict (month) do update set month = excluded.month returning salt`
  salts.set(db, { month, salt })
  return salt
}

/**
 * Stands for something that names a person in audit entries of a month: the same for the same value, and nothing to whoever
 * has not both the pepper and the month's salt. 96 bits, hex.
 */
export const pseudonymsAt = async (
  context: Pick<Context, 'db' | 'secrets'>,
  wall: number,
): Promise<(kind: 'address' | 'device' | 'number' | 'account', value: string) => string> => {
  const salt = (await saltOf(context, monthOf(wall))).toString('hex')
  return (kind, value) =>
    keyedHash(context.secrets.pepper, 'audit pseudonym', `${salt}:${kind}:${value}`).toString('hex').slice(0, 24)
}

/** Forgets whom the pseudonyms of months stand for that ended before a moment. */
export const forgetPseudonyms = async (db: ISql, before: Date): Promise<void> => {
  await db`delete from audit_pseudonym_salts where month + interval '1 month' <= ${before}`
}
