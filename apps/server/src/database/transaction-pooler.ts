import type { ISql, Sql } from 'postgres'
import { connect } from './connect.ts'

const processOf = async (db: ISql): Promise<number> => {
  // sent as plain text: a prepared statement may be lost behind such a pooler
  const [row] = await db.unsafe<[{ pid: number }]>('select pg_backend_pid() as pid')
  return row.pid
}

/**
 * Whether an address is that of a pooler that gives a connection another session for each transaction. It is not if the
 * session of an idle connection remains its own while another connection has a transaction.
 *
 * @throws what the connections throw
 */
export const isTransactionPooler = async (url: string): Promise<boolean> => {
  const pools = Array.from({ length: 2 }, () => connect(url, { max: 1, name: 'foyer', isPooled: true }))
  const [idle, other] = pools as [Sql, Sql]
  try {
    // several attempts, since such a pooler may by chance assign the same session again
    for (let attempt = 0; attempt < 3; attempt++) {
      const before = await processOf(idle)
      const isShared = await other.begin(
        async (tx) => (await processOf(tx)) === before || (await processOf(idle)) !== before,
      )
      if (isShared) return true
    }
    return false
  } finally {
    for (const pool of pools) await pool.end({ timeout: 0 })
  }
}

/** What tells two databases and roles apart; every role may read it. */
const identityOf = async (db: ISql): Promise<string> => {
  const [row] = await db<[{ identity: string }]>`
    select concat_ws(' ', current_database(), current_user, pg_postmaster_start_time()) as identity`
  return row.identity
}

/** Why `DATABASE_URL` and `DATABASE_DIRECT_URL` do not belong together, one sentence each. */
export const faultsOfPooler = async (pooled: ISql, direct: ISql): Promise<readonly string[]> =>
  (await identityOf(pooled)) === (await identityOf(direct))
    ? []
    : ['DATABASE_DIRECT_URL must name the same server, database and role as DATABASE_URL.']

/** Why an address that has to keep sessions does not, one sentence each. */
export const faultsOfSessions = async (
  url: string,
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<readonly string[]> => {
  if (!(await isTransactionPooler(url))) return []
  return variable === 'DATABASE_URL'
    ? [
        'DATABASE_URL names a pooler that changes the session after each transaction: set DATABASE_DIRECT_URL to the address of the database itself.',
      ]
    : ['DATABASE_DIRECT_URL names a pooler that changes the session after each transaction: name the database itself.']
}
