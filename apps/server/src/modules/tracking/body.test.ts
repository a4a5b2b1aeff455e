import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBody } from './body.ts'

test('T7 a body may take ten seconds; then its sender receives a request to retry, and the remaining bytes are discarded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stalled = new PassThrough()
  const reading = readBody(stalled, () => undefined)
  const settled = vi.fn()
  reading.then(settled, settled)
  stalled.write('data=')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(reading).rejects.toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
  expect([stalled.listenerCount('data'), stalled.readableFlowing]).toEqual([0, true])
})

test('no timer remains after a body is complete, too large or lost', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const clear = vi.spyOn(globalThis, 'clearTimeout')
  onTestFinished(() => void vi.restoreAllMocks())
  // other modules of the worker may set timers while a body is read, but not within the call
  const own: unknown[] = []
  const read = (body: PassThrough) => {
    const before = set.mock.results.length
    const reading = readBody(body, () => undefined)
    own.push(...set.mock.results.slice(before).map(({ value }) => value))
    return reading
  }
  const whole = new PassThrough()
  whole.end('data=')
  expect(await read(whole)).toBe('data=')
  const large = new PassThrough()
  large.end('A'.repeat(1024 * 1024 + 1))
  await expect(read(large)).rejects.toMatchObject({ reason: 'too_large' })
  const lost = new PassThrough()
  lost.write('data=')
  setImmediate(() => lost.destroy())
  await expect(read(lost)).rejects.toMatchObject({ reason: 'invalid_request' })
  expect(own).toHaveLength(3)
  const cleared = new Set(clear.mock.calls.map(([timer]) => timer))
  expect(own.filter((timer) => !cleared.has(timer as NodeJS.Timeout))).toEqual([])
})
