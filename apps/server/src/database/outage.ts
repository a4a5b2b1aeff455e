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
 * intervention and time limits (57), system (58), a lock that was not free in time, and a transaction that was aborted in
 * favour of another.
 */
const passing = /^(08|53|57|58|55P03$|40001$|40P01$)/

const readOnly = '25006'
const notSupported = '0A000'
/** The function of PostgreSQL that refuses unlogged tables during recovery; the text depends on the language. */
const ofUnloggedTables = 'get_relation_info'

/**
 * Whether a statement failed because the server accepts no changes, as a standby does, or a standby that is about to
 * become the primary. Such a server refuses even to read an unlogged table, with a code that it shares with statements
 * that no server supports.
 */
export const isOfStandby = (error: unknown): boolean => {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === readOnly || (code === notSupported && routine === ofUnloggedTables)
}

/**
 * Whether a statement failed because the database is away, full, busy or read-only, and not because of the statement.
 */
export const isOutage = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return false
  return isOfStandby(error) || connectionCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.test(code))
}

/** The error for a lost connection, as postgres.js creates it. */
export const connectionClosed = (message: string): Error =>
  Object.assign(new Error(message), { code: 'CONNECTION_CLOSED' })
