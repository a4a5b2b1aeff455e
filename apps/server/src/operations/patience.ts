import { setTimeout as elapse } from 'node:timers/promises'

/** How long an operator's question waits for the database; a probe that hangs says less than one that fails. */
export const patienceMs = 2_000

/** The answer, or a rejection once patience is at its end. */
export const withPatience = async <T>(answer: Promise<T>): Promise<T> => {
  const answered = new AbortController()
  const tooLate = elapse(patienceMs, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${patienceMs} ms`)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    // the timer's own rejection belongs to nobody once the race is decided
    tooLate.catch(() => undefined)
    answered.abort()
  }
}
