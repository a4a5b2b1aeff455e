import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'

const CLIENT_DIR = mkdtempSync(join(tmpdir(), 'foyer-worker-'))
afterAll(() => rmSync(CLIENT_DIR, { recursive: true }))
writeFileSync(join(CLIENT_DIR, 'index.html'), '<script type="application/json" id="config"><!--config--></script>')
writeFileSync(join(CLIENT_DIR, 'sw.js'), "const own = 'worker'")

const db = await testDatabase()
const served = async (variables: Record<string, string> = {}) =>
  (
    await testApp({
      db,
      environment: readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR, ...variables }),
    })
  ).app

test('the service worker is revalidated on each request, and may fetch only from its own origin', async () => {
  const app = await served()
  const reply = await app.inject('/sw.js?api=%2Fapi')
  expect(reply.body).toBe("const own = 'worker'")
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(reply.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('the service worker may also fetch from the app API on a host of its own', async () => {
  const hosts = ['api', 'opening', 'jwt', 'trade', 'quote', 'common', 'user', 'fund', 'collector']
  const table = Object.fromEntries(hosts.map((name) => [name, `https://${name}.foyer.example/x`]))
  const FOYER_HOSTS_FILE = join(CLIENT_DIR, 'hosts.json')
  const secure = 'https://secure.foyer.example:8443'
  writeFileSync(FOYER_HOSTS_FILE, JSON.stringify({ TEST: { default: { ...table, secure } } }))
  const reply = await (await served({ FOYER_HOSTS_FILE })).inject('/sw.js')
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https://api.foyer.example",
  )
})

test('with FOYER_OFFLINE off the configuration has offline false, and the service worker unregisters itself', async () => {
  const app = await served({ FOYER_OFFLINE: 'off' })
  expect((await app.inject('/config.json')).json().offline).toBe(false)
  const { body } = await app.inject('/sw.js')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('own')
  expect((await (await served()).inject('/config.json')).json().offline).toBe(true)
})
