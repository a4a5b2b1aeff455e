import { setTimeout as elapse } from 'node:timers/promises'

/** Time-out of operators' queries to the database: a probe that hangs says less than one that fails. */
export const timeoutMs = 2_000

/** The result, or a rejection after the time-out in milliseconds. */
export const withTimeout = async <T>(answer: Promise<T>, limit = timeoutMs): Promise<T> => {
  const answered = new AbortController()
  const tooLate = elapse(limit, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${limit} ms`)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    // once the race is decided, the rejection of the timer is not handled elsewhere
    tooLate.catch(() => undefined)
    answered.abort()
  }
}
