import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Context } from '../../apps/server/src/context.ts'
import { connect } from '../../apps/server/src/database/connect.ts'
import type { App } from '../../apps/server/src/http/app.ts'
import { registered } from '../../apps/server/src/testing/registered.ts'
import { device } from '../../apps/server/src/testing/signed-client.ts'

export interface Reply {
  readonly status: number
  readonly reason?: string
  readonly data?: Record<string, unknown>
}

/** Counts of events during the run, including those that must not occur. */
export interface Tally {
  /** answers that were never read, because the connection broke or the caller disconnected */
  lost: number
  /** calls that were sent again with their key */
  retried: number
  answered: number
  /** different answers for one key */
  contradicted: number
}

/** Refusals after which the outcome is unknown, or which only the crash explains. */
const passing = new Set(['server_error', 'unavailable', 'signature_replayed', 'signature_stale', 'rate_limited'])

/** Addresses of the servers and the database. */
export interface Place {
  readonly context: Context
  /** of the database, in which persons are registered */
  readonly url: string
  /** of the servers */
  readonly urls: readonly string[]
}

/** A person with a device, who repeats a call until any server answers it. */
export const caller = async ({ context, url, urls }: Place, mobile: string, tally: Tally) => {
  // signs only; `inject` is not used
  const from = device({} as App, context)
  const as = await untilDone(url, (db) => registered({ ...context, db }, from, mobile), context.db)

  const once = async (path: string, body: object): Promise<Reply | undefined> => {
    // a new signature for each attempt, because a nonce is valid once
    const { headers, payload } = from.sign(path, body, as)
    const url = urls[randomInt(urls.length)]
    // disconnects at random, at any stage of the server's work
    const timeout = randomInt(6) === 0 ? randomInt(1, 60) : 5_000
    try {
      const reply = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: String(payload),
        signal: AbortSignal.timeout(timeout),
      })
      return (await reply.json()) as Reply
    } catch {
      tally.lost++
      return undefined
    }
  }

  const call = async (path: string, body: object): Promise<Reply> => {
    for (;;) {
      const reply = await once(path, body)
      if (reply && !(reply.reason && passing.has(reply.reason))) {
        tally.answered++
        return reply
      }
      tally.retried++
      await wait(randomInt(5, 40))
    }
  }

  /** Sends a call and repeats it with the same key: the answer must be the same. */
  const callTwice = async (path: string, body: object): Promise<Reply> => {
    const first = await call(path, body)
    if (first.status !== 0) return first
    const again = await call(path, body)
    if (JSON.stringify(again.data) !== JSON.stringify(first.data)) tally.contradicted++
    return first
  }
  return { call, callTwice }
}

/**
 * Repeats an attempt on the database until it succeeds, on a new connection, because an older one may be broken.
 * @param known a pool that has already loaded the array types, because a failure of that query could not be caught here
 */
export const untilDone = async <T>(url: string, attempt: (db: Sql) => Promise<T>, known?: Sql): Promise<T> => {
  for (;;) {
    const db = connect(url, { max: 1, name: 'foyer torture' })
    if (known) {
      Object.assign(db.options.parsers, known.options.parsers)
      Object.assign(db.options.serializers, known.options.serializers)
      db.options.fetch_types = false
    }
    try {
      return await Promise.race([attempt(db), wait(5_000).then(() => Promise.reject(new Error('no answer')))])
    } catch {
      await wait(50)
    } finally {
      void db.end({ timeout: 0 }).catch(() => undefined)
    }
  }
}
