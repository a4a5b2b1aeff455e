/** Connection errors of postgres.js, and socket errors of Node. */
const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * PostgreSQL's error classes and codes that pass without a change of ours: connection (08), resources (53), operator
 * intervention and time limits (57), system (58), a standby or read-only server, a lock that was not free in time, and
 * a transaction that was aborted in favour of another.
 */
const passing = /^(08|53|57|58|25006$|55P03$|40001$|40P01$)/

/**
 * Whether a statement failed because the database is away, full, busy or read-only, and not because of the statement.
 */
export const isOutage = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && (connectionCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.test(code)))
}

/** The error for a lost connection, as postgres.js creates it. */
export const connectionClosed = (message: string): Error =>
  Object.assign(new Error(message), { code: 'CONNECTION_CLOSED' })
