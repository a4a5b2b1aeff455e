import type { ReservedSql, Sql } from 'postgres'
import { statementSpan } from '../telemetry/spans.ts'
import { turns } from '../turns.ts'
import type { Generation } from './generation.ts'
import { type Begin, beginOn, guarded, unlessLost } from './guard-transaction.ts'
import { connectionClosed, isOfStandby } from './outage.ts'
import { type PoolState, withState } from './pool-state.ts'
import { type Watch, watched } from './watched.ts'

/** Milliseconds that callers of a lost pool have to finish. */
const grace = 2000

/** Milliseconds between two heartbeat queries on the connections of a pool in use. */
const betweenHeartbeats = 5_000
/**
 * Milliseconds without an answer before a pool counts as lost. More than the longest statement (`statement_timeout`),
 * behind which the heartbeat query may have to wait.
 */
const longestSilence = 35_000

/** Milliseconds for which a transaction waits for its turn. Its caller does not wait longer (`longestCall`). */
const longestTurn = 25_000

/** Milliseconds between two attempts to leave a server that accepts no changes. */
const betweenLeaves = 1_000

/** Calls per second up to which a pool counts as idle. One connection can serve them, at a few milliseconds each. */
const idleCallsPerSecond = 60

/**
 * The maximum number of connections of a pool that transactions use. Transactions wait for locks, and reads continue on
 * the remaining connections.
 */
export const transactionsOf = (max: number): number => Math.max(Math.min(max, 4), Math.floor(max * 0.7))

export interface PoolTimes {
  readonly betweenHeartbeats: number
  readonly longestSilence: number
  /** milliseconds for which a transaction waits for its turn */
  readonly longestTurn: number
  /** milliseconds for which a pool is idle before its connections close */
  readonly untilReplaced: number
}

/** Connections of an idle pool stay open: a lock or a setting of a session needs that. */
export const lasting: PoolTimes = {
  betweenHeartbeats,
  longestSilence,
  longestTurn,
  untilReplaced: Number.POSITIVE_INFINITY,
}

/** Connections of a pool close after it was idle for five minutes. */
export const shrinking: PoolTimes = { ...lasting, untilReplaced: 300_000 }

/**
 * A pool that survives the loss of its database. postgres.js 3.4.9 does not recover from a connection that closed while
 * it was written to: that connection stays silent, and a caller that gets it waits forever. So a pool is given up once
 * one of its connections has closed, and the next caller gets a new pool; see docs/decisions/0107-database-crash.md.
 * A frozen database, or a network that drops all packets, closes no connection. So a pool in use sends a heartbeat
 * query every few seconds and is given up if no answer comes (REL-1).
 *
 * A former primary that became a standby, or a standby that is about to become the primary, refuses every change. The
 * pool leaves such a server, and so does a pooler in front of it: the next connections reach the primary (REL-9).
 *
 * A pool that was idle for `untilReplaced` is replaced by a new one, which opens only the connections that calls need,
 * and its own connections close (REL-6). `idle_timeout` of postgres.js does not achieve this; see
 * docs/decisions/0142-connections-of-an-idle-process.md.
 *
 * @param max connections of the pool
 * @param open creates a pool, which reports when a connection closes
 * @param openListener creates the pool of `listen`, which needs a session of its own
 */
export const renewedPool = (
  max: number,
  open: (onclose: () => void) => Sql,
  times: PoolTimes,
  openListener: () => Sql = () => open(() => undefined),
): Sql => {
  const retired = new Map<Sql, NodeJS.Timeout>()
  let current: Generation | undefined
  let listener: Sql | undefined
  let isEnding = false

  const retire = (sql: Sql, end: () => void): void => {
    const timer = setTimeout(() => {
      retired.delete(sql)
      end()
    }, grace)
    retired.set(sql, timer.unref())
  }
  const giveUp = (generation: Generation): void => {
    // connections of a replaced pool close as intended
    if (generation !== current || generation.isLost || isEnding) return
    generation.isLost = true
    const { sql, waiting } = generation
    for (const free of generation.turns) free()
    retire(sql, () => {
      for (const reject of waiting) reject(connectionClosed('the connections to the database closed'))
      void sql.end({ timeout: 0 })
    })
  }

  let leftAt = Number.NEGATIVE_INFINITY
  /** Ends a connection at the server, also the one between a pooler and the server, and with it the pool. */
  const leave = (generation: Generation): void => {
    const now = performance.now()
    if (generation !== current || generation.isLost || isEnding || now - leftAt < betweenLeaves) return
    leftAt = now
    generation.sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  }
  const watchOf =
    (generation: () => Generation): Watch =>
    (text) => {
      const endSpan = statementSpan(text)
      return (error) => {
        endSpan?.(error)
        if (error !== undefined && isOfStandby(error)) leave(generation())
      }
    }

  let calls = 0
  const state: PoolState = { max, transactionsMax: transactionsOf(max), transactions: 0, waiting: 0, statements: 0 }
  let idleSince = performance.now()
  const isIdle = (): boolean => performance.now() - idleSince >= times.untilReplaced
  const replace = ({ sql }: Generation): void => {
    current = undefined
    idleSince = performance.now()
    // running statements finish
    retire(sql, () => void sql.end({ timeout: times.longestSilence / 1000 }))
  }
  let isAwaitingHeartbeat = false
  const heartbeat = async (generation: Generation): Promise<void> => {
    isAwaitingHeartbeat = true
    const silence = setTimeout(() => giveUp(generation), times.longestSilence)
    const isAnswered = await generation.sql`select 1`.then(
      () => true,
      () => false,
    )
    clearTimeout(silence)
    isAwaitingHeartbeat = false
    // an answer shows that no earlier statement waits in the queue of this pool; its end would discard that statement
    const isServing = generation === current && !generation.isLost && !isEnding
    if (isAnswered && isServing && isIdle() && state.transactions === 0) replace(generation)
  }
  const heartbeatTimer = setInterval(() => {
    if (isAwaitingHeartbeat || calls > (idleCallsPerSecond * times.betweenHeartbeats) / 1000)
      idleSince = performance.now()
    if (current && !current.isLost && !isAwaitingHeartbeat && (calls > 0 || isIdle())) void heartbeat(current)
    calls = 0
  }, times.betweenHeartbeats).unref()

  const serving = (): Generation => {
    calls++
    if (current && !current.isLost) return current
    const generation: Generation = {
      sql: open(() => giveUp(generation)),
      isLost: false,
      watch: watchOf(() => generation),
      waiting: new Set(),
      turns: new Set(),
    }
    current = generation
    return generation
  }

  const transactionTurns = turns(state.transactionsMax, Number.POSITIVE_INFINITY)
  const inTurn = async <T>(act: () => Promise<T>): Promise<T> => {
    const mustWait = state.waiting > 0 || state.transactions >= state.transactionsMax
    let isWaiting = true
    state.waiting++
    const turnCame = () => {
      if (isWaiting) state.waiting--
      isWaiting = false
    }
    try {
      return await transactionTurns(
        async () => {
          turnCame()
          state.transactions++
          try {
            return await act()
          } finally {
            state.transactions--
          }
        },
        mustWait ? AbortSignal.timeout(times.longestTurn) : undefined,
      )
    } finally {
      turnCame()
    }
  }
  /** Sends a statement outside of a transaction. */
  const outside = <T>(make: (sql: Sql) => T): T => {
    const { sql, watch } = serving()
    return watched(make(sql), (text) => {
      const end = watch(text)
      state.statements++
      return (error) => {
        state.statements--
        end?.(error)
      }
    })
  }
  const beginNow = beginOn(serving)
  const begin: Begin = (...args) => inTurn(() => beginNow(...args))

  const end: Sql['end'] = async (options) => {
    isEnding = true
    clearInterval(heartbeatTimer)
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
    // a connection of a lost pool ends with it: if released, it would go to the next waiting caller
    const held = (connection: ReservedSql): ReservedSql => {
      const { release } = connection
      connection.release = () => {
        if (!generation.isLost) release()
        freed()
      }
      return guarded(connection, unlessLost(generation), generation.watch)
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
  /** A reserved connection carries a transaction, so it uses a transaction's turn until it is released. */
  const reserve: Sql['reserve'] = () =>
    new Promise((resolve, reject) => {
      inTurn(() => new Promise<void>((free) => reserveNow(free).then(resolve, reject))).catch(reject)
    })
  // `listen` uses a pool of its own, which reconnects automatically and must not end with another pool
  const listen: Sql['listen'] = (...args) => {
    listener ??= openListener()
    return listener.listen(...args)
  }
  const own = new Map<PropertyKey, unknown>([
    ['begin', begin],
    ['reserve', reserve],
    ['listen', listen],
    ['end', end],
    ['unsafe', (...args: Parameters<Sql['unsafe']>) => outside((sql) => sql.unsafe(...args))],
  ])
  const pool = new Proxy(serving().sql, {
    apply: (_, self, args) => outside((sql) => Reflect.apply(sql, self, args)),
    get: (_, key) => own.get(key) ?? Reflect.get(serving().sql, key),
  })
  return withState(pool, state)
}
