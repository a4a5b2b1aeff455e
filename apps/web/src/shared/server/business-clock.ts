import { useState } from 'react'

/** A reading of the server's business clock, and of the page's own stopwatch when it came. Milliseconds. */
interface Reading {
  readonly asOf: number
  /** `performance.now()` */
  readonly receivedAt: number
}

/** The business clock now: the later reading and what has passed since; the device's own clock is never asked. */
const businessNow = (readings: readonly Reading[]): number => {
  const passed = performance.now()
  return Math.max(...readings.map(({ asOf, receivedAt }) => asOf + passed - receivedAt))
}

/**
 * The business clock as it stood when the newest answer was taken up; the same number until the next one. The detail's
 * reading is a whole minute, so the personal call's sets it right.
 */
export const useBusinessClock = (detail: Reading, status: Reading | undefined): number => {
  const answer = `${detail.receivedAt} ${status?.receivedAt}`
  const read = () => ({ answer, now: businessNow(status ? [detail, status] : [detail]) })
  const [held, hold] = useState(read)
  if (held.answer === answer) return held.now
  const next = read()
  hold(next)
  return next.now
}
