import type { BaseLogger } from 'pino'
import type { Sql } from 'postgres'
import type { Environment } from './config/environment.ts'

/**
 * Two clocks (architecture §6), both in milliseconds since 1970 and always passed in: SQL `now()` and `Date.now()` are for
 * neither. Wall: tokens, nonces, codes, jobs, logs. Business: phases, cut-offs, validity; movable in the sandbox.
 */
export interface Clocks {
  wall(): number
  business(): number
}

/** The machine's clock: the one place that reads it. */
export const wallClock = (): number => Date.now()

const channel = 'business_clock'

const readOffset = async (db: Sql): Promise<number> => {
  const [row] = await db<{ offset: number }[]>`select business_clock_offset as offset from sandbox_settings`
  return row?.offset ?? 0
}

/**
 * The clocks of a running server. In production both are the machine's. In the sandbox the business clock follows
 * `moveBusinessClock`, called by any process on the database; ends with the pool.
 */
export const createClocks = async (db: Sql, mode: Environment['FOYER_MODE'], log: BaseLogger): Promise<Clocks> => {
  if (mode === 'production') return { wall: wallClock, business: wallClock }
  let offset = await readOffset(db)
  // one read after the other: the last one began after the last notice, so it is never an older offset that stays
  let reading = Promise.resolve()
  const follow = () => {
    reading = reading
      .then(async () => {
        offset = await readOffset(db)
      })
      .catch((error) => log.warn({ err: error }, 'the business clock could not be read'))
  }
  // the second: at once and whenever a lost connection came back, since a move may have been missed
  await db.listen(channel, follow, follow)
  await reading
  return { wall: wallClock, business: () => wallClock() + offset }
}

/** The same as they stand, for a command that is soon over. */
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
