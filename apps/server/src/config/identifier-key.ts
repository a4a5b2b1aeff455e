import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { seal, unseal } from '../crypto/at-rest.ts'
import { unnamed } from '../crypto/key-ring.ts'
import type { ConfiguredSecrets, Secrets } from './secrets.ts'
import { StartError } from './start-error.ts'

const stored = async (db: ISql, secrets: ConfiguredSecrets): Promise<Buffer | undefined> => {
  const [row] = await db<{ sealed: Buffer }[]>`select key_sealed as sealed from identifier_keys`
  return row && Buffer.from(unseal(secrets.dataKey, row.sealed), 'base64')
}

/**
 * Adds the identifier key, which the database contains sealed under the data key. A database without one receives the
 * pepper without a kid, which keyed the identifiers until now, or else a random key.
 *
 * @param now milliseconds since 1970
 */
export const withIdentifierKey = async (db: ISql, secrets: ConfiguredSecrets, now: number): Promise<Secrets> => {
  const known = await stored(db, secrets)
  if (known) return { ...secrets, identifierKey: known }
  const made = seal(secrets.dataKey, (secrets.pepper.keys.get(unnamed) ?? randomBytes(32)).toString('base64'))
  // of several servers that start on a new database, the first one decides
  await db`insert into identifier_keys (key_sealed, made_at) values (${made}, ${new Date(now)}) on conflict do nothing`
  return readIdentifierKey(db, secrets)
}

/**
 * As `withIdentifierKey`, for a command on a database that a server has prepared.
 *
 * @throws StartError if no server has started on it
 */
export const readIdentifierKey = async (db: ISql, secrets: ConfiguredSecrets): Promise<Secrets> => {
  const identifierKey = await stored(db, secrets)
  if (!identifierKey) throw new StartError('The database has no identifier key: start the server on it once.')
  return { ...secrets, identifierKey }
}
