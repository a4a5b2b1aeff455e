import { expect, test, vi } from 'vitest'
import { endClock } from './client.ts'

test('a timer that is pending at the end of a test runs before its clock is replaced', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  setTimeout(work, 500)
  endClock()
  expect(work).toHaveBeenCalledOnce()
  expect(vi.isFakeTimers()).toBe(false)
})
