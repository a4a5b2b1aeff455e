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

/** What happened on the way, and what must not have. */
export interface Tally {
  /** answers that were never read: the connection broke, or the caller hung up */
  lost: number
  /** calls that were sent again under their key */
  retried: number
  answered: number
  /** answers of one key that differ */
  contradicted: number
}

/** Refusals behind which nothing is known, or that have to do with the crash alone. */
const passing = new Set(['server_error', 'unavailable', 'signature_replayed', 'signature_stale', 'rate_limited'])

/** Where callers call. */
export interface Place {
  readonly context: Context
  /** of the database, where persons are registered */
  readonly url: string
  /** of the servers */
  readonly urls: readonly string[]
}

/** A person with a device, who asks until they have an answer, of whichever server is there. */
export const caller = async ({ context, url, urls }: Place, mobile: string, tally: Tally) => {
  // signs only; nothing is injected
  const from = device({} as App, context)
  const as = await untilDone(url, (db) => registered({ ...context, db }, from, mobile), context.db)

  const once = async (path: string, body: object): Promise<Reply | undefined> => {
    // a new signature each time: a nonce serves once
    const { headers, payload } = from.sign(path, body, as)
    const url = urls[randomInt(urls.length)]
    // now and then the caller hangs up, wherever the server is by then
    const patience = randomInt(6) === 0 ? randomInt(1, 60) : 5_000
    try {
      const reply = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: String(payload),
        signal: AbortSignal.timeout(patience),
      })
      return (await reply.json()) as Reply
    } catch {
      tally.lost++
      return undefined
    }
  }

  const ask = async (path: string, body: object): Promise<Reply> => {
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

  /** Asks, and then once more with the same key: an answer that was given stands. */
  const askTwice = async (path: string, body: object): Promise<Reply> => {
    const first = await ask(path, body)
    if (first.status !== 0) return first
    const again = await ask(path, body)
    if (JSON.stringify(again.data) !== JSON.stringify(first.data)) tally.contradicted++
    return first
  }
  return { ask, askTwice }
}

/**
 * Tries something of the database until it is there, on a connection of its own: an older one may be half dead.
 *
 * @param known a pool that has asked which arrays there are: nobody could catch that the question was cut off here
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
