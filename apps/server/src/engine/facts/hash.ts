import { createHash } from 'node:crypto'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([key, field]) => [key, sorted(field)]))
}

/** SHA-256 of a content. The database stores the fields of an object in another order, so the hash sorts them. */
export const hashOf = (content: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest()
