import postgres, { type Sql } from 'postgres'
import { renewedPool } from './renewed-pool.ts'

/** int8 as a number: counts, milliseconds and cents all fit; what does not is an error, never a rounded value. */
const int8 = {
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
  /** connections at most */
  readonly max: number
  /** shown in pg_stat_activity */
  readonly name: string
  /** called whenever a connection closes, wanted or not */
  readonly onclose?: () => void
}

/** Seconds between two attempts of a connection; left alone, postgres.js waits for up to 20 after a while without database. */
const betweenAttempts = 0.25

/**
 * A pool on the server named by `url`, which outlives a crash of that server. Opens nothing until the first query. Notices
 * are for psql, not for our logs.
 */
export const connect = (url: string, { max, name, onclose }: Pool): Sql =>
  renewedPool(max, (giveUp) =>
    postgres(url, {
      max,
      connect_timeout: 10,
      // nothing else: a pooler refuses start parameters that it does not know; see session-settings.ts
      connection: { application_name: name },
      types: { bigint: int8 },
      onnotice: quiet,
      onclose: () => {
        giveUp()
        onclose?.()
      },
      // one that closes counts as lost
      max_lifetime: null,
      backoff: () => betweenAttempts,
    }),
  )
