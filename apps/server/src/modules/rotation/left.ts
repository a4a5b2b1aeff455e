import type { ISql } from 'postgres'
import { type ConfiguredSecrets, secretNames } from '../../config/secrets.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import type { Module } from '../../module.ts'
import { isNeeded, isUnder, type Place, pepperedPlaces, sealedPlaces } from './places.ts'

/** A key ring whose keys stored values name, and these values. */
export interface Rotating {
  /** the environment variable */
  readonly variable: string
  readonly ring: KeyRing
  readonly places: readonly Place[]
}

export const rotatingOf = (
  { dataKey, pepper }: Pick<ConfiguredSecrets, 'dataKey' | 'pepper'>,
  modules: readonly Module[],
): readonly Rotating[] => [
  { variable: secretNames.dataKey, ring: dataKey, places: sealedPlaces(modules) },
  { variable: secretNames.pepper, ring: pepper, places: pepperedPlaces(modules) },
]

/** The number of values of a place that need the key of a kid. Reads the whole table. @param wall wall clock */
export const countUnder = async (db: ISql, place: Place, kid: string, wall: number): Promise<number> => {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from ${db(place.table)}
    where ${isNeeded(db, place, wall)} and ${isUnder(db, place, kid)}`
  return row.count
}

/** The number of values of a place that need another key than the current one. Reads the whole table. */
export const countLeft = async (db: ISql, place: Place, { current }: KeyRing, wall: number): Promise<number> => {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from ${db(place.table)}
    where ${isNeeded(db, place, wall)} and not (${isUnder(db, place, current)})`
  return row.count
}
