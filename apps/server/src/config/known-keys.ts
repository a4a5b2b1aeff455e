import { createHash } from 'node:crypto'
import type { ISql } from 'postgres'
import { type KeyRing, unnamed } from '../crypto/key-ring.ts'
import { type ConfiguredSecrets, secretNames } from './secrets.ts'
import { StartError } from './start-error.ts'

const rings = ['token', 'master', 'pepper', 'dataKey'] as const
type Keys = Pick<ConfiguredSecrets, (typeof rings)[number]>

/** The name of a key for people: the variable, and the kid if it has one. */
export const keyName = (variable: string, kid: string): string => (kid === unnamed ? variable : `${variable} ${kid}`)

/** Every key that rows are written with, by its name. */
const keysByName = (secrets: Keys): ReadonlyMap<string, Buffer> =>
  new Map(
    rings.flatMap((ring) => {
      const { keys }: KeyRing = secrets[ring]
      return [...keys].map(([kid, key]) => [keyName(secretNames[ring], kid), key] as const)
    }),
  )

/** A fingerprint from which a key of 32 random bytes cannot be recovered. */
const fingerprintOf = (name: string, key: Buffer): Buffer =>
  createHash('sha256').update(`foyer key ${name}\n`).update(key).digest().subarray(0, 16)

const printsOf = (secrets: Keys) =>
  [...keysByName(secrets)].map(([name, key]) => ({ name, fingerprint: fingerprintOf(name, key) }))

/** A key by its fingerprint, as a database records it. */
export interface KeyRecord {
  readonly name: string
  readonly fingerprint: Buffer
}

/** The names of the keys that differ from the recorded ones of the same names. */
export const differingKeys = (records: readonly KeyRecord[], secrets: Keys): readonly string[] => {
  const known = new Map(records.map(({ name, fingerprint }) => [name, fingerprint]))
  return printsOf(secrets)
    .filter(({ name, fingerprint }) => known.get(name)?.equals(fingerprint) === false)
    .map(({ name }) => name)
}

/** The names of recorded data keys and peppers, without which stored values cannot be read, that are not at hand. */
export const absentKeys = (records: readonly KeyRecord[], secrets: Keys): readonly string[] => {
  const present = keysByName(secrets)
  const lasting = [secretNames.pepper, secretNames.dataKey]
  return records
    .map(({ name }) => name)
    .filter((name) => lasting.some((variable) => name.split(' ')[0] === variable) && !present.has(name))
}

/**
 * Compares the keys with those that the database was written with, and changes nothing.
 *
 * @throws StartError that names every key that differs
 */
export const requireKnownKeys = async (db: ISql, secrets: Keys): Promise<void> => {
  const others = differingKeys(await db<KeyRecord[]>`select name, fingerprint from key_fingerprints`, secrets)
  if (others.length > 0)
    throw new StartError(
      `This database was written with other keys: ${others.join(', ')}. ` +
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
      on conflict (name) do update set retired_at = null
      where key_fingerprints.fingerprint = excluded.fingerprint and key_fingerprints.retired_at is not null`
  await requireKnownKeys(db, secrets)
}

/** The names of all keys that rows may need: each that was ever configured, apart from retired ones. */
export const neededKeys = async (db: ISql): Promise<readonly string[]> => {
  const rows = await db<{ name: string }[]>`select name from key_fingerprints where retired_at is null order by name`
  return rows.map(({ name }) => name)
}

/** Stores that no row needs these keys any more. @param now milliseconds since 1970 */
export const retireKeys = async (db: ISql, names: readonly string[], now: number): Promise<void> => {
  if (names.length > 0) await db`update key_fingerprints set retired_at = ${new Date(now)} where name in ${db(names)}`
}
