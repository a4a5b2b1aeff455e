import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampledRefusals, span } from './sampled-refusals.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => {
  const lines: object[] = []
  return { lines, refusals: sampledRefusals({ info: (line: object) => void lines.push(line) }, 'claim') }
}

test('X3 refusals of a second have references of one group, and one line of the log has that group and their number', () => {
  const { lines, refusals } = start()
  const references = Array.from({ length: 2_000 }, () => refusals.next())
  expect(new Set(references).size).toBe(2_000)
  for (const reference of references) expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  const groups = new Set(references.map((reference) => reference.slice(0, 5)))
  expect(groups.size).toBe(1)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(span)
  const [group] = groups
  expect(lines).toEqual([{ reqId: group, reason: 'unavailable', class: 'claim', count: 2_000 }])
  expect(refusals.next().slice(0, 5)).not.toBe(group)
})

test('X3 the line of the last refusals is written when the server closes, and none without a refusal', () => {
  const { lines, refusals } = start()
  refusals.flush()
  expect(lines).toEqual([])
  refusals.next()
  refusals.flush()
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(span)
  expect(lines).toHaveLength(1)
})
