import { expect, test } from 'vitest'
import { logFailures } from './log-failures.ts'
import { connectionClosed } from './outage.ts'

test('REL-17 an outage of the database is logged once in thirty seconds, in one line without a stack, and every other failure is logged in full', () => {
  const lines: unknown[] = []
  let now = 0
  const log = { warn: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) }
  const failed = logFailures(log as never, 'a job queue failed', () => now)
  const outage = connectionClosed('closed')
  for (now = 0; now < 60_000; now += 500) failed(outage)
  const waiting = [{ cause: 'closed' }, 'the database is not available: a job queue failed']
  expect(lines).toEqual([waiting, waiting])
  const own = new TypeError('of its own')
  failed(own)
  failed(own)
  expect(lines.slice(2)).toEqual(Array(2).fill([{ err: own }, 'a job queue failed']))
})
