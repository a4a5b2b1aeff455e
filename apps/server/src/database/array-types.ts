/**
 * Whether an unhandled rejection comes from postgres.js 3.4.9 itself. On each new connection it queries the array
 * types, and it does not catch the rejection if the connection closes before the result. The caller that waits for the
 * connection gets an error of its own.
 */
export const isOfArrayTypes = (error: unknown): boolean =>
  error instanceof Error &&
  'query' in error &&
  /select b\.oid, b\.typarray\s+from pg_catalog\.pg_type/.test(String(error.query))
