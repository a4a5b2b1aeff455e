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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const whole = new PassThrough()
  whole.end('data=')
  expect(await readBody(whole, () => undefined)).toBe('data=')
  const large = new PassThrough()
  large.end('A'.repeat(1024 * 1024 + 1))
  await expect(readBody(large, () => undefined)).rejects.toMatchObject({ reason: 'too_large' })
  const lost = new PassThrough()
  lost.write('data=')
  setImmediate(() => lost.destroy())
  await expect(readBody(lost, () => undefined)).rejects.toMatchObject({ reason: 'invalid_request' })
  expect(vi.getTimerCount()).toBe(0)
})
