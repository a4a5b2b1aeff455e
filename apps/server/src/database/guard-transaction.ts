import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { ISql, TransactionSql } from 'postgres'
import type { Generation } from './generation.ts'
import { connectionClosed } from './outage.ts'
import { type Watch, watched } from './watched.ts'

export type Act = (tx: TransactionSql) => unknown

/** Milliseconds. The error of a socket is reported first, and its close shortly afterwards. */
const untilClosed = 100

/** Resolves once it is known whether an error has also closed its connection. */
export const untilKnown = async (error: unknown): Promise<void> => {
  if (error instanceof Error && 'syscall' in error) await wait(untilClosed)
}

const makesStatements: ReadonlySet<PropertyKey> = new Set(['unsafe', 'file', 'notify', 'savepoint'])

const awaits: ReadonlySet<PropertyKey> = new Set(['then', 'catch', 'finally'])

/**
 * Stands for a statement that is not made. Like a statement it fails only when it is awaited: an error that is thrown
 * while several are being made leaves those before it without anybody who handles their rejection, which ends the process.
 */
const refusedStatement = (error: Error): unknown => {
  const statement: unknown = new Proxy(
    {},
    {
      get: (_, key) => {
        if (awaits.has(key))
          return (...args: never[]) => Reflect.apply(Promise.prototype[key as 'then'], Promise.reject(error), args)
        if (key === Symbol.asyncIterator) return () => ({ next: () => Promise.reject(error) })
        return typeof key === 'symbol' ? undefined : () => statement
      },
    },
  )
  return statement
}

/**
 * Wraps a reserved connection or transaction so that `check` runs before each statement, and `watch` observes each
 * statement.
 *
 * @param check returns the error with which the statement fails instead of being made
 */
export const guarded = <T extends ISql>(tx: T, check: () => Error | undefined, watch: Watch = () => undefined): T => {
  const checked = <A extends readonly unknown[], R>(make: (...args: A) => R) => {
    return (...args: A): R => {
      const error = check()
      return error ? (refusedStatement(error) as R) : watched(make(...args), watch)
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

/** Refuses further statements once a connection of the pool has closed. */
export const unlessLost = (generation: Generation) => (): Error | undefined =>
  generation.isLost ? connectionClosed('a connection to the database closed') : undefined

/**
 * Runs `begin` of a pool without a defect of postgres.js 3.4.9: if the connection closes within a transaction, it
 * writes a rollback or the next statement to the missing socket, which throws an error that cannot be caught. So the
 * transaction never ends there, and the caller is rejected independently.
 */
export const guardTransaction = async (generation: Generation, options: string, act: Act): Promise<unknown> => {
  let isRejected = false
  const known = async (error?: unknown): Promise<void> => {
    await untilKnown(error)
    // the caller is rejected when the connection closes, at the latest in the next turn
    if (generation.isLost) await turn()
    if (isRejected) await new Promise<never>(() => undefined)
  }
  const running: Promise<unknown> = generation.sql.begin(options, async (tx) => {
    try {
      const made = act(guarded(tx, unlessLost(generation), generation.watch))
      const value: unknown = await (Array.isArray(made) ? Promise.all(made) : made)
      await known()
      return value
    } catch (error) {
      await known(error)
      throw error
    }
  })
  running.catch(() => {
    isRejected = true
  })
  return running
}

export type Begin = (...args: [options: string, act: Act] | [act: Act]) => Promise<unknown>

/** Has the signature of `begin` of postgres.js, where the options of the transaction may be omitted. */
export const beginOn =
  (generation: () => Generation): Begin =>
  (...args) =>
    args.length === 1 ? guardTransaction(generation(), '', args[0]) : guardTransaction(generation(), ...args)
