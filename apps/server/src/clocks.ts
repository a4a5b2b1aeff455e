import type { BaseLogger } from 'pino'
import type { Sql } from 'postgres'
import type { Environment } from './config/environment.ts'

/**
 * The two clocks (architecture §6), in milliseconds since 1970. Code receives them as parameters and never uses SQL
 * `now()` or `Date.now()`. The wall clock is for tokens, nonces, codes, jobs and logs. The business clock is for
 * phases, cut-offs and validity, and the sandbox can move it.
 */
export interface Clocks {
  wall(): number
  business(): number
}

const minute = 60_000

/**
 * The start of the minute that contains a moment. Periods begin and end on whole minutes, so phases do not change
 * within a minute.
 */
export const minuteOf = (at: number): number => Math.floor(at / minute) * minute

/** The machine's clock. No other code reads it. */
export const wallClock = (): number => Date.now()

const channel = 'business_clock'

const readOffset = async (db: Sql): Promise<number> => {
  const [row] = await db<{ offset: number }[]>`select business_clock_offset as offset from sandbox_settings`
  return row?.offset ?? 0
}

/**
 * The clocks of a running server. In production both are the machine's clock. In the sandbox the business clock follows
 * every `moveBusinessClock` of any process on the database, until the pool ends.
 */
export const createClocks = async (db: Sql, mode: Environment['FOYER_MODE'], log: BaseLogger): Promise<Clocks> => {
  if (mode === 'production') return { wall: wallClock, business: wallClock }
  let offset = await readOffset(db)
  // reads run one after the other: the last read begins after the last notice, so an older offset never wins
  let reading = Promise.resolve()
  const follow = () => {
    reading = reading
      .then(async () => {
        offset = await readOffset(db)
      })
      .catch((error) => log.warn({ err: error }, 'the business clock could not be read'))
  }
  // the second `follow` runs at once and after each reconnection, since a notice may have been missed
  await db.listen(channel, follow, follow)
  await reading
  return { wall: wallClock, business: () => wallClock() + offset }
}

/** The clocks with the present offset, for a short-lived command. */
export const clocksNow = async (db: Sql, mode: Environment['FOYER_MODE']): Promise<Clocks> => {
  const offset = mode === 'sandbox' ? await readOffset(db) : 0
  return { wall: wallClock, business: () => wallClock() + offset }
}

/**
 * Sandbox only: sets how far the business clock is ahead of the wall clock, for every process on the database.
 *
 * @param offset whole milliseconds, negative for the past
 */
export const moveBusinessClock = async (db: Sql, offset: number): Promise<void> => {
  await db.begin(async (tx) => {
    await tx`update sandbox_settings set business_clock_offset = ${offset}`
    await tx`select pg_notify(${channel}, '')`
  })
}
