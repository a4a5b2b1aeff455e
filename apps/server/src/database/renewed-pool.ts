import type { ReservedSql, Sql } from 'postgres'
import { turns } from '../http/turns.ts'
import type { Generation } from './generation.ts'
import { type Begin, beginOn, guarded, unlessLost } from './guard-transaction.ts'
import { connectionClosed } from './outage.ts'

/** For how long callers of a pool that was given up may still come to their end. Milliseconds. */
const grace = 2000

/** Milliseconds between two questions whether the connections of a pool in use still answer. */
const betweenBeats = 5_000
/** Milliseconds. Above the longest statement (`statement_timeout`), behind which the question may have to wait. */
const longestSilence = 35_000

/** Of a pool, the part that transactions take at most: they wait for locks, and reading goes on beside them. */
export const transactionsOf = (max: number): number => Math.max(Math.min(max, 4), Math.floor(max * 0.7))

export interface PoolTimes {
  readonly betweenBeats: number
  readonly longestSilence: number
}

/**
 * A pool that outlives its database. postgres.js 3.4.9 never gets over a connection that closed while it was written to: it
 * stays mute, and whoever is given it waits. So a pool is given up once a connection of it has closed, and the next
 * caller gets a fresh one; see docs/decisions/0107-database-crash.md.
 *
 * A database that is frozen, or a network that swallows everything, closes no connection. So a pool in use is asked for a sign of
 * life every few seconds, and is given up where none comes (REL-1).
 *
 * @param max connections of the pool
 * @param open makes a pool, which tells when a connection closes
 */
export const renewedPool = (
  max: number,
  open: (onclose: () => void) => Sql,
  times: PoolTimes = { betweenBeats, longestSilence },
): Sql => {
  const retired = new Map<Sql, NodeJS.Timeout>()
  let current: Generation | undefined
  let listener: Sql | undefined
  let isEnding = false

  const giveUp = (generation: Generation): void => {
    if (generation.isLost || isEnding) return
    generation.isLost = true
    const { sql, waiting } = generation
    for (const free of generation.turns) free()
    const end = setTimeout(() => {
      retired.delete(sql)
      for (const tell of waiting) tell(connectionClosed('the connections to the database closed'))
      void sql.end({ timeout: 0 })
    }, grace)
    retired.set(sql, end.unref())
  }
  let isUsed = false
  let isBeating = false
  const beat = async (generation: Generation): Promise<void> => {
    isBeating = true
    const silence = setTimeout(() => giveUp(generation), times.longestSilence)
    await generation.sql`select 1`.catch(() => undefined)
    clearTimeout(silence)
    isBeating = false
  }
  const beating = setInterval(() => {
    if (isUsed && !isBeating && current && !current.isLost) void beat(current)
    isUsed = false
  }, times.betweenBeats).unref()

  const serving = (): Generation => {
    isUsed = true
    if (current && !current.isLost) return current
    const generation: Generation = {
      sql: open(() => giveUp(generation)),
      isLost: false,
      waiting: new Set(),
      turns: new Set(),
    }
    current = generation
    return generation
  }

  const inTurn = turns(transactionsOf(max), Number.POSITIVE_INFINITY)
  const beginNow = beginOn(serving)
  const begin: Begin = (...args) => inTurn(() => beginNow(...args))

  const end: Sql['end'] = async (options) => {
    isEnding = true
    clearInterval(beating)
    for (const timer of retired.values()) clearTimeout(timer)
    const others = [...retired.keys(), ...(listener ? [listener] : [])]
    await Promise.all([serving().sql.end(options), ...others.map((one) => one.end({ timeout: 0 }))])
  }
  const reserveNow = (free: () => void): Promise<ReservedSql> => {
    const generation = serving()
    const { sql, waiting } = generation
    generation.turns.add(free)
    const freed = () => {
      generation.turns.delete(free)
      free()
    }
    // a connection of a pool that was given up ends with it: back in the pool, it would be given to the next waiting caller
    const held = (connection: ReservedSql): ReservedSql => {
      const { release } = connection
      connection.release = () => {
        if (!generation.isLost) release()
        freed()
      }
      return guarded(connection, unlessLost(generation))
    }
    return new Promise<ReservedSql>((resolve, reject) => {
      const fail = (error: unknown) => {
        freed()
        reject(error)
      }
      waiting.add(fail)
      sql
        .reserve()
        .then((connection) => resolve(held(connection)), fail)
        .finally(() => waiting.delete(fail))
    })
  }
  /** A reserved connection carries a transaction, so it takes a turn of one until it is released. */
  const reserve: Sql['reserve'] = () =>
    new Promise((resolve, reject) => {
      void inTurn(() => new Promise<void>((free) => reserveNow(free).then(resolve, reject)))
    })
  // on a pool of its own, which finds back by itself and must not end with another
  const listen: Sql['listen'] = (...args) => {
    listener ??= open(() => undefined)
    return listener.listen(...args)
  }
  const own = new Map<PropertyKey, unknown>([
    ['begin', begin],
    ['reserve', reserve],
    ['listen', listen],
    ['end', end],
  ])
  return new Proxy(serving().sql, {
    apply: (_, self, args) => Reflect.apply(serving().sql, self, args),
    get: (_, key) => own.get(key) ?? Reflect.get(serving().sql, key),
  })
}
