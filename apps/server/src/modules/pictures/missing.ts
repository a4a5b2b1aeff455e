import { isPictureName } from '@foyer/api/pictures'
import type { ISql } from 'postgres'

type Path = readonly PropertyKey[]

/** Where a value refers to uploaded pictures. */
const namesIn = (value: unknown, path: Path): readonly { readonly name: string; readonly path: Path }[] => {
  if (typeof value === 'string') return isPictureName(value) ? [{ name: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => namesIn(item, [...path, i]))
  return Object.entries(value).flatMap(([key, field]) => namesIn(field, [...path, key]))
}

/**
 * The paths in the blocks of a page that refer to a picture that is not stored.
 *
 * @param isHeld whether the other pictures stay stored until the transaction ends
 */
export const missingPictures = async (db: ISql, blocks: unknown, isHeld: boolean): Promise<readonly Path[]> => {
  const named = namesIn(blocks, ['page', 'blocks'])
  if (named.length === 0) return []
  const names = [...new Set(named.map(({ name }) => name))]
  const stored = await db<{ name: string }[]>`
    select name from pictures where name in ${db(names)} ${isHeld ? db`for key share` : db``}`
  const found = new Set(stored.map(({ name }) => name))
  return named.filter(({ name }) => !found.has(name)).map(({ path }) => path)
}
