/**
 * Whether a promise that nobody holds was rejected by postgres.js 3.4.9 itself: it asks on each new connection which arrays
 * there are, and leaves nobody to catch that the connection closed before the answer. Who waits for the connection is
 * told apart from it.
 */
export const isOfArrayTypes = (error: unknown): boolean =>
  error instanceof Error &&
  'query' in error &&
  /select b\.oid, b\.typarray\s+from pg_catalog\.pg_type/.test(String(error.query))
