import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { Declined, Refusal } from './refusal.ts'

/** A status with the text of its body. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** A call with its key. */
export interface Keyed {
  readonly system: string
  readonly key: string
  /** path and body, of which only a hash is stored */
  readonly request: string
  /** milliseconds since 1970 */
  readonly now: number
}

const storedFor = 24 * 60 * 60 * 1000

/** What a breach changes. */
interface Lapses {
  readonly ignoresKey: boolean
  readonly ignoresBody: boolean
}

/**
 * Does a call once, together with storing its answer: a repetition with the key gets the stored answer.
 *
 * @throws Refusal `key_reused` for another request with the key
 */
export const answerOnce = (
  db: DatabaseSync,
  { system, key, request, now }: Keyed,
  { ignoresKey, ignoresBody }: Lapses,
  act: () => object,
): Answer =>
  inTransaction(db, () => {
    db.prepare('delete from answers where at < ?').run(now - storedFor)
    const hash = createHash('sha256').update(request).digest('hex')
    const stored = db.prepare('select request, status, body from answers where system = ? and key = ?').get(system, key)
    if (stored && !ignoresKey) {
      if (stored.request !== hash && !ignoresBody) throw new Refusal(422, 'key_reused')
      return { status: Number(stored.status), body: String(stored.body) }
    }
    const result = act()
    const [status, content] = result instanceof Declined ? [409, { reason: result.reason }] : [200, result]
    const body = JSON.stringify(content)
    db.prepare('insert or replace into answers (system, key, request, status, body, at) values (?, ?, ?, ?, ?, ?)').run(
      system,
      key,
      hash,
      status,
      body,
      now,
    )
    return { status, body }
  })
