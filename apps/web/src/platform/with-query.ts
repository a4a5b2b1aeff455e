import type { Path } from '@foyer/api/endpoints/calls'

/**
 * Adds a query to the path of a call. Undefined values are left out, and so is an empty query, so that the path equals
 * that of an early call.
 */
export const withQuery = <Body, Data, Query, Call>(
  path: Path<Body, Data, Query, Call>,
  query: NoInfer<Query>,
): Path<Body, Data, unknown, Call> => {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given as [string, string][])}` : path
}
