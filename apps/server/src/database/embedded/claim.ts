import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { connect } from '../connect.ts'
import { clusterOf, type Installation, passwordOf, superuserPasswordOf } from './cluster.ts'

/**
 * Key of the advisory lock that the one running app of a cluster holds. No other code locks this number in the database
 * `postgres`.
 */
const appLock = 4_611_002

/**
 * The result of an attempt to take over the server that listens on a port. acquired: the lock is ours while `session` is
 * open, and the server releases it however this process ends · in use: the app with that process id holds it · busy: the
 * server is starting, stopping or recovering, so try again · absent: it is not this cluster's server, or it does not
 * answer.
 */
export type Claim =
  | { readonly outcome: 'acquired'; readonly session: Sql; readonly port: number }
  | { readonly outcome: 'in use'; readonly holder: number }
  | { readonly outcome: 'busy' }
  | { readonly outcome: 'absent'; readonly cause: unknown }

const holderOf = async (session: Sql): Promise<number> => {
  const [row] = await session<{ name: string }[]>`
    select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = 0 and objid = ${appLock} and granted`
  return Number(row?.name.split(' ')[1] ?? 0)
}

const tryClaim = async (session: Sql, installation: Installation, port: number): Promise<Claim> => {
  const [row] = await session<{ folder: string }[]>`select current_setting('data_directory') as folder`
  if (row?.folder === undefined || realpathSync(row.folder) !== realpathSync(clusterOf(installation)))
    return { outcome: 'absent', cause: new Error('another database server listens there') }
  const [lock] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${appLock}) as held`
  if (lock?.held) return { outcome: 'acquired', session, port }
  return { outcome: 'in use', holder: await holderOf(session) }
}

/**
 * Time-out in milliseconds. An unrelated program may listen on the port that a stale postmaster.pid names, and send
 * nothing or garbage.
 */
const answerTimeout = 2000

const timedOut = async (until: AbortSignal): Promise<never> => {
  await sleep(answerTimeout, undefined, { signal: until })
  throw new Error('what listens there does not speak PostgreSQL')
}

/** Startup, shutdown and recovery answer 57P03; a shutdown between two of our queries answers 57P01. */
const isBusy = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && (error.code === '57P03' || error.code === '57P01')

const wrongPassword = '28P01'

const refusesPassword = (claim: Claim): boolean =>
  claim.outcome === 'absent' && claim.cause instanceof postgres.PostgresError && claim.cause.code === wrongPassword

const claimWith = async (
  password: string,
  installation: Installation,
  port: number,
  onLost: () => void,
): Promise<Claim> => {
  let held = false
  const session = connect(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, {
    max: 1,
    name: `foyer ${process.pid}`,
    onclose: () => held && onLost(),
  })
  const answered = new AbortController()
  try {
    const claim = await Promise.race([tryClaim(session, installation, port), timedOut(answered.signal)])
    held = claim.outcome === 'acquired'
    if (!held) await session.end({ timeout: 0 })
    return claim
  } catch (error) {
    await session.end({ timeout: 0 })
    return isBusy(error) ? { outcome: 'busy' } : { outcome: 'absent', cause: error }
  } finally {
    answered.abort()
  }
}

/**
 * Checks that the server on `port` belongs to this cluster (it accepts our password and reports our folder) and takes
 * the app's lock on it. In a folder of an older version the superuser shares the application's password, so the
 * superuser gets a password of its own.
 *
 * @param onLost called when a session that held the lock ends for any reason
 */
export const claimServer = async (installation: Installation, port: number, onLost: () => void): Promise<Claim> => {
  const password = superuserPasswordOf(installation)
  const claim = await claimWith(password, installation, port, onLost)
  if (!refusesPassword(claim)) return claim
  const shared = await claimWith(passwordOf(installation), installation, port, onLost)
  if (shared.outcome === 'acquired') await shared.session.unsafe(`alter role postgres password '${password}'`)
  return shared
}
