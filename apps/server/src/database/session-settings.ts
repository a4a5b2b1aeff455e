import type { Sql } from 'postgres'
import { waitForTurn } from './turn.ts'

/**
 * Settings of each session, stored with the role in the database, since a pooler such as PgBouncer refuses them as
 * start parameters (ADOPT-3). Times are milliseconds.
 */
export const sessionSettings = {
  /**
   * one plan per statement and connection: all our statements find rows by keys, and a plan for each value would be a
   * third of the cost of a claim
   */
  plan_cache_mode: 'force_generic_plan',
  /** statements that take longer set their own limit */
  statement_timeout: '30s',
  /** callers that wait for a locked row fail after this time and release their connections */
  lock_timeout: '3s',
  /** ends a transaction whose process disappeared without closing the connection */
  idle_in_transaction_session_timeout: '1min',
} as const

/** Key of the advisory lock that lets one of several processes change the role. No other code locks this number. */
const lock = 4_611_004

const differing = async (db: Sql): Promise<string[]> => {
  const rows = await db<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from unnest(${Object.keys(sessionSettings)}::text[]) as name`
  return rows
    .filter(({ name, value }) => sessionSettings[name as keyof typeof sessionSettings] !== value)
    .map(({ name }) => name)
}

/**
 * Stores the settings with the role of a connection, for every session that begins from now on. A role may change its
 * own settings.
 *
 * @param db a pool of one connection, which is ended if something differed, since a session keeps the settings it began
 * with
 * @param isBesidePooler whether a pooler in transaction mode serves the role: its idle sessions, which began without the
 * settings, are ended as well
 * @returns the names that differed
 */
export const settleRole = async (db: Sql, isBesidePooler = false): Promise<readonly string[]> => {
  const names = await differing(db)
  if (names.length > 0)
    await db.begin(async (tx) => {
      await waitForTurn(tx, lock)
      for (const [name, value] of Object.entries(sessionSettings))
        await tx.unsafe(`alter role current_user set ${name} = '${value}'`)
    })
  if (names.length > 0 && isBesidePooler)
    await db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`
  // a pooler would reuse the session, which began without the settings
  if (names.length > 0) await db`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  return names
}
