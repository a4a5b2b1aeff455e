import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { shareArrayTypes } from './array-types.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { lasting, type PoolTimes, renewedPool } from './renewed-pool.ts'

/**
 * Reads int8 as a number: counts, milliseconds and cents all fit. A value that does not fit is an error and never
 * rounded.
 */
export const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError('a bigint beyond 2^53 came from the database')
    return value
  },
}

const quiet = () => undefined

interface Pool {
  /** maximum number of connections */
  readonly max: number
  /** shown in pg_stat_activity */
  readonly name: string
  /** called whenever a connection closes, for whatever reason */
  readonly onclose?: () => void
  /** `lasting` by default; `shrinking` is for a pool whose callers do not depend on the session of an earlier statement */
  readonly times?: PoolTimes
  /** whether `url` may be a pooler in transaction mode, so that no statement relies on the session of an earlier one */
  readonly isPooled?: boolean
  /** the database itself, if `url` is a pooler in transaction mode; `listen` uses it */
  readonly directUrl?: string | undefined
}

/** Seconds between two attempts to connect. The default of postgres.js grows to 20 while the database is away. */
const betweenAttempts = 0.25

/** The port that an address without one means. */
const usualPort = '5432'

/**
 * Reads an address as libpq does: `?host=/run/postgresql` names the folder of a Unix socket, which costs less than TCP
 * on the same machine. postgres.js takes the path of a socket beside the address.
 */
const reading = (url: string): { address: string; path?: string } => {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  if (!folder?.startsWith('/')) return { address: url }
  address.searchParams.delete('host')
  // cspell:ignore PGSQL
  return { address: address.href, path: join(folder, `.s.PGSQL.${address.port || usualPort}`) }
}

/**
 * A pool on the server at `url` that survives a crash of that server. It connects with the first query. Notices are
 * discarded, since they are meant for psql.
 */
export const connect = (url: string, pool: Pool): Sql => {
  const { max, name, onclose, times = lasting, directUrl, isPooled = directUrl !== undefined } = pool
  let last: Sql | undefined
  const open = (given: string, prepare: boolean, giveUp: () => void): Sql => {
    const { address, path } = reading(given)
    const sql = postgres(address, {
      ...(path !== undefined && { path }),
      max,
      prepare,
      connect_timeout: 10,
      // no other start parameters: a pooler refuses those it does not know; see session-settings.ts
      connection: { application_name: name },
      types: { bigint: int8 },
      onnotice: quiet,
      onclose: () => {
        giveUp()
        onclose?.()
      },
      // a closed connection counts as lost, so connections must not close because of their age
      max_lifetime: null,
      backoff: () => betweenAttempts,
    })
    if (last) shareArrayTypes(last, sql)
    last = sql
    return sql
  }
  return renewedPool(
    max,
    (giveUp) => (isPooled ? oneAtATime(open(url, false, giveUp)) : open(url, true, giveUp)),
    times,
    () => open(directUrl ?? url, true, quiet),
  )
}
