import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createComm } from './comm.ts'
import { openFixture, proved } from './testing/fixture.ts'
import { webPlatform } from './web-platform.ts'

test('webPlatform works in Node without the browser features that Node lacks', async () => {
  const fixture = await openFixture()
  const comm = createComm({ client: fixture.server.client, ...webPlatform(), tick: () => undefined })
  await comm.init()
  await comm.register(proved(fixture))
  expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
})

test('COMM-10 in Node a session does not keep its process alive', async () => {
  const source = `
    import { webPlatform } from ${JSON.stringify(new URL('./web-platform.ts', import.meta.url).href)}
    webPlatform().tick(() => undefined)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { timeout: 30_000 })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('COMM-10 a platform whose signal is aborted refreshes nothing any more, also if the session starts afterwards', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const refresh = vi.fn()
  const end = new AbortController()
  const { tick } = webPlatform(end.signal)
  tick?.(refresh)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledOnce()

  end.abort()
  tick?.(refresh)
  vi.advanceTimersByTime(600_000)
  expect(refresh).toHaveBeenCalledOnce()
})
