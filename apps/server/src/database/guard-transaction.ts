import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { ISql, TransactionSql } from 'postgres'
import type { Generation } from './generation.ts'
import { connectionClosed } from './outage.ts'

export type Act = (tx: TransactionSql) => unknown

/** A socket that failed is told of first, and that it closed a moment later. Milliseconds. */
const untilClosed = 100

/** Comes back once it is known whether what failed has taken its connection with it. */
export const untilKnown = async (error: unknown): Promise<void> => {
  if (error instanceof Error && 'syscall' in error) await wait(untilClosed)
}

const makesStatements: ReadonlySet<PropertyKey> = new Set(['unsafe', 'file', 'notify', 'savepoint'])

/** A connection that somebody holds, as it is handed on: `check` comes before each of its statements, and throws. */
export const guarded = <T extends ISql>(tx: T, check: () => void): T => {
  const checked = <A extends readonly unknown[], R>(make: (...args: A) => R) => {
    return (...args: A): R => {
      check()
      return make(...args)
    }
  }
  return new Proxy(tx, {
    apply: (target, self, args) => checked(() => Reflect.apply(target, self, args))(),
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      return makesStatements.has(key) && typeof value === 'function'
        ? checked((...args) => Reflect.apply(value, target, args))
        : value
    },
  })
}

/** No statement is made once a connection of the pool has closed. */
export const unlessLost = (generation: Generation) => (): void => {
  if (generation.isLost) throw connectionClosed('a connection to the database closed')
}

/**
 * `begin` of a pool, but for what postgres.js 3.4.9 does when the connection closes within a transaction: it writes a
 * rollback, or whatever comes next, to a socket that is not there, which throws where nobody can catch it. So the
 * transaction does not come to an end there: its caller has been told by then.
 */
export const guardTransaction = async (generation: Generation, options: string, act: Act): Promise<unknown> => {
  let isTold = false
  const known = async (error?: unknown): Promise<void> => {
    await untilKnown(error)
    // the caller is told as the connection closes: by the next turn for certain
    if (generation.isLost) await turn()
    if (isTold) await new Promise<never>(() => undefined)
  }
  const running: Promise<unknown> = generation.sql.begin(options, async (tx) => {
    try {
      const made = act(guarded(tx, unlessLost(generation)))
      const value: unknown = await (Array.isArray(made) ? Promise.all(made) : made)
      await known()
      return value
    } catch (error) {
      await known(error)
      throw error
    }
  })
  running.catch(() => {
    isTold = true
  })
  return running
}

export type Begin = (...args: [options: string, act: Act] | [act: Act]) => Promise<unknown>

/** As `begin` of postgres.js is called: what kind of transaction it is may be left out. */
export const beginOn =
  (generation: () => Generation): Begin =>
  (...args) =>
    args.length === 1 ? guardTransaction(generation(), '', args[0]) : guardTransaction(generation(), ...args)
