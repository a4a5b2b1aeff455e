import type { Sql } from 'postgres'
import { waitForTurn } from './turn.ts'

/**
 * Settings of each session, kept with the role in the database: a pooler such as PgBouncer refuses them as parameters of a
 * start (ADOPT-3). Times are milliseconds.
 */
export const sessionSettings = {
  /** once a statement and connection: every one of ours finds its rows by keys, and plans for each value are a third of a claim */
  plan_cache_mode: 'force_generic_plan',
  /** what takes longer by its nature sets a limit of its own */
  statement_timeout: '30s',
  /** a locked row makes its own callers wait, and then frees their connections */
  lock_timeout: '3s',
  /** ends a transaction whose process is gone without a word */
  idle_in_transaction_session_timeout: '1min',
} as const

/** Any number that nothing else locks: of several processes one changes the role. */
const lock = 4_611_004

const differing = async (db: Sql): Promise<string[]> => {
  const rows = await db<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from unnest(${Object.keys(sessionSettings)}::text[]) as name`
  return rows
    .filter(({ name, value }) => sessionSettings[name as keyof typeof sessionSettings] !== value)
    .map(({ name }) => name)
}

/**
 * Gives the role of a connection the settings, for every session that begins from now on. A role may change its own.
 *
 * @param db a pool of one connection, which ends where something differed: a session keeps the settings it began with
 * @returns the names that differed
 */
export const settleRole = async (db: Sql): Promise<readonly string[]> => {
  const names = await differing(db)
  if (names.length > 0)
    await db.begin(async (tx) => {
      await waitForTurn(tx, lock)
      for (const [name, value] of Object.entries(sessionSettings))
        await tx.unsafe(`alter role current_user set ${name} = '${value}'`)
    })
  // a pooler would hand on the session, which began without them
  if (names.length > 0) await db`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  return names
}
