import type { ReservedSql, Sql } from 'postgres'
import type { Generation } from './generation.ts'
import { beginOn, guarded, unlessLost } from './guard-transaction.ts'
import { connectionClosed } from './outage.ts'

/** For how long callers of a pool that was given up may still come to their end. Milliseconds. */
const grace = 2000

/**
 * A pool that outlives its database. postgres.js 3.4.9 never gets over a connection that closed while it was written to: it
 * stays mute, and whoever is given it waits. So a pool is given up once a connection of it has closed, and the next
 * caller gets a fresh one; see docs/decisions/0107-database-crash.md.
 *
 * @param open makes a pool, which tells when a connection closes
 */
export const renewedPool = (open: (onclose: () => void) => Sql): Sql => {
  const retired = new Map<Sql, NodeJS.Timeout>()
  let current: Generation | undefined
  let listener: Sql | undefined
  let isEnding = false

  const giveUp = (generation: Generation): void => {
    if (generation.isLost || isEnding) return
    generation.isLost = true
    const { sql, waiting } = generation
    const end = setTimeout(() => {
      retired.delete(sql)
      for (const tell of waiting) tell(connectionClosed('the connections to the database closed'))
      void sql.end({ timeout: 0 })
    }, grace)
    retired.set(sql, end.unref())
  }
  const serving = (): Generation => {
    if (current && !current.isLost) return current
    const generation: Generation = { sql: open(() => giveUp(generation)), isLost: false, waiting: new Set() }
    current = generation
    return generation
  }

  const end: Sql['end'] = async (options) => {
    isEnding = true
    for (const timer of retired.values()) clearTimeout(timer)
    const others = [...retired.keys(), ...(listener ? [listener] : [])]
    await Promise.all([serving().sql.end(options), ...others.map((one) => one.end({ timeout: 0 }))])
  }
  const reserve: Sql['reserve'] = () => {
    const generation = serving()
    const { sql, waiting } = generation
    // a connection of a pool that was given up ends with it: back in the pool, it would be given to who waits
    const held = (connection: ReservedSql): ReservedSql => {
      const { release } = connection
      connection.release = () => {
        if (!generation.isLost) release()
      }
      return guarded(connection, unlessLost(generation))
    }
    return new Promise<ReservedSql>((resolve, reject) => {
      waiting.add(reject)
      sql
        .reserve()
        .then((connection) => resolve(held(connection)), reject)
        .finally(() => waiting.delete(reject))
    })
  }
  // on a pool of its own, which finds back by itself and must not end with another
  const listen: Sql['listen'] = (...args) => {
    listener ??= open(() => undefined)
    return listener.listen(...args)
  }
  const own = new Map<PropertyKey, unknown>([
    ['begin', beginOn(serving)],
    ['reserve', reserve],
    ['listen', listen],
    ['end', end],
  ])
  return new Proxy(serving().sql, {
    apply: (_, self, args) => Reflect.apply(serving().sql, self, args),
    get: (_, key) => own.get(key) ?? Reflect.get(serving().sql, key),
  })
}
