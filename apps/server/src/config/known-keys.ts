import { createHash } from 'node:crypto'
import type { ISql } from 'postgres'
import { type Secrets, secretNames } from './secrets.ts'
import { StartError } from './start-error.ts'

type Keys = Pick<Secrets, 'token' | 'master' | 'pepper' | 'dataKey'>

/** Every key that rows are written with, by its name: the variable, and the kid if the variable holds several keys. */
const keysByName = ({ token, master, pepper, dataKey }: Keys): ReadonlyMap<string, Buffer> =>
  new Map([
    [secretNames.pepper, pepper],
    [secretNames.dataKey, dataKey],
    ...[...token.keys].map(([kid, key]) => [`${secretNames.token} ${kid}`, key] as const),
    ...[...master.keys].map(([kid, key]) => [`${secretNames.master} ${kid}`, key] as const),
  ])

/** A fingerprint from which a key of 32 random bytes cannot be recovered. */
const fingerprintOf = (name: string, key: Buffer): Buffer =>
  createHash('sha256').update(`foyer key ${name}\n`).update(key).digest().subarray(0, 16)

const printsOf = (secrets: Keys) =>
  [...keysByName(secrets)].map(([name, key]) => ({ name, fingerprint: fingerprintOf(name, key) }))

/**
 * Compares the keys with those that the database was written with, and changes nothing.
 *
 * @throws StartError that names every key that differs
 */
export const requireKnownKeys = async (db: ISql, secrets: Keys): Promise<void> => {
  const rows = await db<{ name: string; fingerprint: Buffer }[]>`select name, fingerprint from key_fingerprints`
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
  const others = printsOf(secrets).filter(({ name, fingerprint }) => known.get(name)?.equals(fingerprint) === false)
  if (others.length > 0)
    throw new StartError(
      `This database was written with other keys: ${others.map(({ name }) => name).join(', ')}. ` +
        'Restore them. In the sandbox they are files in the folder secrets of DATA_DIR; without them, delete DATA_DIR to begin anew.',
    )
}

/**
 * Compares the keys with those that the database was written with, and stores the fingerprints of new keys (REL-7).
 * With another pepper, a known number would become a new person without rewards. With another data key, no personal
 * data could be decrypted.
 *
 * @param now milliseconds since 1970
 * @throws StartError that names every key that differs
 */
export const checkKnownKeys = async (db: ISql, secrets: Keys, now: number): Promise<void> => {
  for (const { name, fingerprint } of printsOf(secrets))
    await db`
      insert into key_fingerprints (name, fingerprint, first_used_at) values (${name}, ${fingerprint}, ${new Date(now)})
      on conflict do nothing`
  await requireKnownKeys(db, secrets)
}
