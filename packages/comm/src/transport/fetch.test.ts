import { httpTimeout } from '@foyer/protocol/limits'
import { expect, test, vi } from 'vitest'
import { openFixture } from '../testing/fixture.ts'
import { fetchTransport } from './fetch.ts'

const request = (url: string) => ({ url, method: 'POST', headers: {}, body: '{}', fresh: true })

test('N3 fetchTransport waits 60000 ms for a reply', async () => {
  vi.useFakeTimers()
  try {
    expect(httpTimeout).toBe(60_000)
    const never = fetchTransport(
      (_url, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    const outcome = never(request('http://x')).catch((error) => error)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'timeout', code: 10004, reason: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test('N3 a body that stalls after its headers ends at the time-out too', async () => {
  const { server } = await openFixture()
  server.fault = () => ({ fault: 'stalled' })
  const transport = fetchTransport(fetch, 30)
  await expect(transport(request(`${server.client.hosts.api}/anyone`))).rejects.toMatchObject({ kind: 'timeout' })
})

test('N3 neither a reply nor a failure leaves a timer behind', async () => {
  const { server } = await openFixture()
  const timers = vi.spyOn(globalThis, 'clearTimeout')
  await fetchTransport(fetch)(request(`${server.client.hosts.api}/public`))
  await fetchTransport(fetch)(request('http://127.0.0.1:1/nobody')).catch(() => undefined)
  expect(timers).toHaveBeenCalledTimes(2)
  timers.mockRestore()
})

test('X2 a connection that breaks is a network failure, code 10004', async () => {
  const { server } = await openFixture()
  server.fault = () => ({ fault: 'dropped' })
  await expect(fetchTransport(fetch)(request(`${server.client.hosts.api}/public`))).rejects.toMatchObject({
    kind: 'network',
    code: 10004,
    reason: 'network',
    message: expect.stringMatching(/^GMTP response JSON parse exception: /),
  })
})

test.each([true, false])(
  'no call sends cookies or follows a redirect, and a fresh call uses no cache (%s)',
  async (fresh) => {
    const sent: RequestInit[] = []
    const transport = fetchTransport(async (_url, init) => {
      sent.push(init)
      return new Response('{}')
    })
    await transport({ ...request('http://x'), fresh })
    expect(sent).toMatchObject([{ credentials: 'omit', redirect: 'error', cache: fresh ? 'no-store' : 'default' }])
  },
)

test('a caller may abort a call before it is sent or while the reply is awaited', async () => {
  const { server } = await openFixture()
  server.fault = () => ({ fault: 'stalled' })
  const url = `${server.client.hosts.api}/anyone`
  const controller = new AbortController()
  const waiting = fetchTransport(fetch)({ ...request(url), signal: controller.signal })
  controller.abort(new Error('left the page'))
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted', cause: new Error('left the page') })
  const late = fetchTransport(fetch)({ ...request(url), signal: controller.signal })
  await expect(late).rejects.toMatchObject({ kind: 'aborted' })
})
