import type { Sql } from 'postgres'

/**
 * Whether an unhandled rejection comes from postgres.js 3.4.9 itself. On each new connection it queries the array
 * types, and it does not catch the rejection if the connection closes before the result. The caller that waits for the
 * connection gets an error of its own.
 */
export const isOfArrayTypes = (error: unknown): boolean =>
  error instanceof Error &&
  'query' in error &&
  /select b\.oid, b\.typarray\s+from pg_catalog\.pg_type/.test(String(error.query))

/** What postgres.js 3.4.9 keeps of the array types, besides parsers and serializers. */
type Shared = Sql['options'] & { readonly shared: { readonly typeArrayMap: object } }

/**
 * Gives a pool the array types that another one has read. If the query for them fails on a connection that stays open,
 * postgres.js sends lists as plain texts on it, which PostgreSQL refuses or reads as other lists.
 */
export const shareArrayTypes = (from: Sql, to: Sql): void => {
  const [known, other] = [from.options as Shared, to.options as Shared]
  for (const types of Object.values(known.shared.typeArrayMap)) {
    other.parsers[types] ??= known.parsers[types] as never
    other.serializers[types] ??= known.serializers[types] as never
  }
  Object.assign(other.shared.typeArrayMap, known.shared.typeArrayMap)
}
