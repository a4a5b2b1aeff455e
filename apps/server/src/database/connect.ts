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

/** Settings of each session. A pooler in between has to pass them on or to ignore them; see docs/operations.md. */
export const sessionSettings = {
  /** once a statement and connection: every one of ours finds its rows by keys, and plans for each value are a third of a claim */
  plan_cache_mode: 'force_generic_plan',
  /** milliseconds; what takes longer by its nature sets a limit of its own */
  statement_timeout: 30_000,
  /** milliseconds; a locked row makes its own callers wait, and then frees their connections */
  lock_timeout: 3_000,
  /** milliseconds; ends a transaction whose process is gone without a word */
  idle_in_transaction_session_timeout: 60_000,
} as const

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
      connection: { application_name: name, ...sessionSettings },
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
