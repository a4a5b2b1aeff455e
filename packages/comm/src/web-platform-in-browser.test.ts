import type { ClientConfig } from '@foyer/protocol/config'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Library from './index.ts'
import { launchBrowser, openVisitor } from './testing/browser.ts'
import { day, openFixture, proved, times } from './testing/fixture.ts'

let chromium: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  chromium = await launchBrowser()
}, 60_000)
afterAll(() => chromium.browser.close())

/** The globals of the page, in which the functions given to `evaluate` run. */
type InPage = typeof globalThis & { library: typeof Library; client: ClientConfig; comm: Library.Comm }

const start = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const here = globalThis as InPage
    const { createComm, webPlatform } = here.library
    here.comm = createComm({ client: here.client, ...webPlatform() })
    await here.comm.init()
    return here.comm.flag
  })

const call = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((path) => (globalThis as InPage).comm.call({ path, body: {} }), path)

const register = (page: Page, input: ReturnType<typeof proved>): Promise<unknown> =>
  page.evaluate((input) => (globalThis as InPage).comm.register(input), input)

const flagBecomes = async (page: Page, flag: string): Promise<void> => {
  await page.waitForFunction((flag) => (globalThis as InPage).comm.flag === flag, flag)
}

test('S2 I12 in a browser the device key survives the page, and not even the page can export it', {
  timeout: 30_000,
}, async () => {
  const fixture = await openFixture()
  const { open } = await openVisitor(chromium, fixture.server)
  const page = await open()
  expect(await start(page)).toBe('tourist')
  expect(fixture.server.headers()['app-pub-key']).toMatch(/^MIIBIjAN/)
  await register(page, proved(fixture))

  await page.reload()
  fixture.server.seen.length = 0
  expect(await start(page)).toBe('register')
  expect(await call(page, '/member')).toBe('u1')
  expect(fixture.server.seen.filter((path) => path !== 'jwt/auth/check')).toEqual(['api/member'])

  const keys = await page.evaluate(() =>
    new Promise<CryptoKeyPair>((resolve, reject) => {
      const opening = indexedDB.open('foyer', 1)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const request = opening.result.transaction('keys').objectStore('keys').get('device')
        request.onsuccess = () => resolve(request.result)
      }
    }).then(({ privateKey }) => crypto.subtle.exportKey('pkcs8', privateKey).then(() => 'read', String)),
  )
  expect(keys).toMatch(/not extractable/)
})

test('E4 in a browser two tabs follow each other, through a renewal that both need', { timeout: 30_000 }, async () => {
  const fixture = await openFixture()
  const { open } = await openVisitor(chromium, fixture.server)
  const [one, two] = [await open(), await open()]
  await start(one)
  await start(two)
  await register(one, proved(fixture))
  await flagBecomes(two, 'register')
  expect(await call(two, '/member')).toBe('u1')

  fixture.clocks.advance(8 * day)
  expect(await Promise.all([one, two, one, two].map((page) => call(page, '/member')))).toEqual(['u1', 'u1', 'u1', 'u1'])
  expect(times(fixture, 'jwt/auth/register')).toBeGreaterThan(0)

  await two.evaluate(() => (globalThis as InPage).comm.quit('register'))
  await flagBecomes(one, 'tourist')
})

test('I15 in a browser that forbids every kind of storage a person still signs in', { timeout: 30_000 }, async () => {
  const fixture = await openFixture()
  const { context, open } = await openVisitor(chromium, fixture.server)
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  const page = await open()
  expect(await start(page)).toBe('tourist')
  await register(page, proved(fixture))
  expect(await call(page, '/member')).toBe('u1')
})

test('S2 a page without WebCrypto and Web Locks uses the deployment key', {
  timeout: 30_000,
}, async () => {
  const fixture = await openFixture()
  const { context, open } = await openVisitor(chromium, fixture.server)
  await context.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined })
    Object.defineProperty(navigator, 'locks', { value: undefined })
  })
  const page = await open()
  expect(await start(page)).toBe('tourist')
  expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
  await register(page, proved(fixture))
  expect(await call(page, '/member')).toBe('u1')
})

test('COMM-10 in a browser a platform whose signal is aborted follows neither the network, nor another tab, nor the page', {
  timeout: 30_000,
}, async () => {
  const fixture = await openFixture()
  const { open } = await openVisitor(chromium, fixture.server)
  const page = await open()
  const [before, after] = await page.evaluate(() => {
    const end = new AbortController()
    const { onOnline, storage, tick } = (globalThis as InPage).library.webPlatform(end.signal)
    const calls: string[] = []
    onOnline?.(() => calls.push('online'))
    storage.watch?.(() => calls.push('storage'))
    tick?.(() => calls.push('visible'))
    const happen = (): string => {
      calls.length = 0
      dispatchEvent(new Event('online'))
      dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: localStorage }))
      document.dispatchEvent(new Event('visibilitychange'))
      return calls.join(' ')
    }
    const before = happen()
    end.abort()
    return [before, happen()]
  })
  expect(before).toBe('online storage visible')
  expect(after).toBe('')
})
