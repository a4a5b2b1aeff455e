import type { ISql } from 'postgres'
import { keyName, neededKeys, retireKeys } from '../../config/known-keys.ts'
import type { ConfiguredSecrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { unnamed } from '../../crypto/key-ring.ts'
import type { Module } from '../../module.ts'
import { countUnder, type Rotating, rotatingOf } from './left.ts'

/** Kids of a ring that the database knows and that are not configured any more. */
const removedKids = (names: readonly string[], { variable, ring }: Rotating): readonly string[] =>
  names
    .filter((name) => name === variable || name.startsWith(`${variable} `))
    .map((name) => (name === variable ? unnamed : name.slice(variable.length + 1)))
    .filter((kid) => !ring.keys.has(kid))

const neededBy = async (db: ISql, { places }: Rotating, kid: string, wall: number): Promise<string[]> => {
  const needed: string[] = []
  for (const place of places) {
    const count = await countUnder(db, place, kid, wall)
    if (count > 0) needed.push(`${place.name} ${count}`)
  }
  return needed
}

/** Data keys and peppers that the database knows and that are not configured. */
export interface RemovedKeys {
  /** the names of keys that nothing stored needs */
  readonly unneeded: readonly string[]
  /** a sentence about each key that stored values still need, and where they are */
  readonly faults: readonly string[]
}

/** Counts the values that need a key which is not configured. @param now milliseconds since 1970 */
export const removedKeys = async (
  db: ISql,
  secrets: ConfiguredSecrets,
  modules: readonly Module[],
  now: number,
): Promise<RemovedKeys> => {
  const names = await neededKeys(db)
  const faults: string[] = []
  const unneeded: string[] = []
  for (const rotating of rotatingOf(secrets, modules))
    for (const kid of removedKids(names, rotating)) {
      const name = keyName(rotating.variable, kid)
      const needed = await neededBy(db, rotating, kid, now)
      if (needed.length > 0) faults.push(`${name} is still needed: ${needed.join(', ')}.`)
      else unneeded.push(name)
    }
  return { unneeded, faults }
}

/** What to do about a removed key that is still needed. */
export const restoreKey =
  'Add the removed key again, after the current one, and remove it when foyer keys finds nothing left.'

/**
 * Retires each data key or pepper that is not configured any more, once nothing stored needs it.
 *
 * @param now milliseconds since 1970
 * @throws StartError that names each key that is still needed, and where
 */
export const retireRemovedKeys = async (
  db: ISql,
  secrets: ConfiguredSecrets,
  modules: readonly Module[],
  now: number,
): Promise<void> => {
  const { unneeded, faults } = await removedKeys(db, secrets, modules, now)
  if (faults.length > 0) throw new StartError(`${faults.join(' ')} ${restoreKey}`)
  await retireKeys(db, unneeded, now)
}
