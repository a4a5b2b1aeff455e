import { expect, test, vi } from 'vitest'
import { replyTo, testHost } from '../testing/host.ts'
import { withDeadline } from './deadline.ts'
import { hostCalls } from './host-calls.ts'

test('N3 a call without a reply ends after 60000 ms, and a later reply is ignored', async () => {
  vi.useFakeTimers()
  try {
    const host = testHost('android', () => undefined)
    const calls = hostCalls(host.window, 'retail')
    const outcome = withDeadline({}, (signal) => calls.request('one', {}, signal)).catch((error) => error)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'timeout', code: 1, message: 'no answer within 60000 ms' })
    host.speak(replyTo(host.seen[0]!, 'late'))
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('the deadline of a call includes waiting for the host', async () => {
  vi.useFakeTimers()
  try {
    const host = testHost()
    host.leave()
    const calls = hostCalls(host.window, 'retail')
    const outcome = withDeadline({ timeout: 200 }, (signal) => calls.request('one', {}, signal)).catch((error) => error)
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toMatchObject({ kind: 'timeout' })
    host.arrive()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(host.seen).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a caller may abort a call before it is sent or while it waits, and no timer remains', async () => {
  const host = testHost('android', () => undefined)
  const calls = hostCalls(host.window, 'retail')
  const controller = new AbortController()
  const run = (signal: AbortSignal) => calls.request('one', {}, signal)
  const timers = vi.spyOn(globalThis, 'clearTimeout')
  const waiting = withDeadline({ signal: controller.signal }, run)
  await vi.waitFor(() => expect(host.seen).toHaveLength(1))
  controller.abort(new Error('left the screen'))
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted', code: -1, cause: new Error('left the screen') })
  await expect(withDeadline({ signal: controller.signal }, run)).rejects.toMatchObject({ kind: 'aborted' })
  await Promise.resolve()
  expect(host.seen).toHaveLength(1)
  expect(timers).toHaveBeenCalledTimes(2)
  timers.mockRestore()
})
