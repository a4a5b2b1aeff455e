import { useState } from 'react'
import { isAdopting } from './early.ts'

/** The server's business time in an answer, and the page's monotonic time when it arrived. Milliseconds. */
interface Reading {
  readonly asOf: number
  /** `performance.now()` */
  readonly receivedAt: number
}

/**
 * Returns the current business time: the latest reading plus the time since. The device's own clock is not used. A
 * screen that was painted is adopted as of its reading.
 */
const businessNow = (readings: readonly Reading[]): number => {
  const passed = performance.now()
  return Math.max(...readings.map(({ asOf, receivedAt }) => asOf + (isAdopting() ? 0 : passed - receivedAt)))
}

/**
 * Returns the business time at which the newest answer was received; the same number until the next answer. The
 * detail's reading is rounded to a minute, so the personal call's reading corrects it.
 */
export const useBusinessClock = (detail: Reading, status: Reading | undefined): number => {
  const answer = `${detail.receivedAt} ${status?.receivedAt}`
  const read = () => ({ answer, now: businessNow(status ? [detail, status] : [detail]) })
  const [last, setLast] = useState(read)
  if (last.answer === answer) return last.now
  const next = read()
  setLast(next)
  return next.now
}
