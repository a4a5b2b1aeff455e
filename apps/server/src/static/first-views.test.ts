import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientRoutesFile, type FirstView } from '@foyer/api/client-routes'
import { painterFile, painterHash } from '@foyer/api/painter'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { declare, publish } from '../modules/activities/testing.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'

const texts = { 'zh-CN': { title: '', lead: '' }, 'zh-HK': { title: '', lead: '' }, 'en-US': { title: '', lead: '' } }
const route = (early: readonly string[], more = {}) => ({ text: texts, styles: [], early, ...more })
const painted = { hasFirstView: true }
const routes = {
  '/': route(['/activities'], painted),
  '/activityTemplate': route(['/activities/{code}'], painted),
  '/GreenBondSubscription': route(['/activities/green-bond', '/offerings/491'], painted),
  '/broken': route(['/activities/member-gift'], painted),
  '/loginPage': route([]),
}
/** Renders the language, what it was given, and how often it has rendered. */
const painter = `var rendered = 0; var painter = {
  tabs: () => '',
  screen: async ({ path, query, documents, api }) => {
    if (path === '/broken') throw new Error('this screen fails')
    const [title] = Object.values(documents).map((document) => document.title?.[foyerLanguage] ?? '')
    return [foyerLanguage, path, query, api, title, ++rendered].join('|')
  },
}`

const clientDir = mkdtempSync(join(tmpdir(), 'foyer-first-views-'))
afterAll(() => rmSync(clientDir, { recursive: true }))
writeFileSync(
  join(clientDir, 'index.html'),
  '<!doctype html><script type="application/json" id="config"><!--config--></script>',
)
writeFileSync(join(clientDir, clientRoutesFile), JSON.stringify(routes))
writeFileSync(join(clientDir, painterFile), painter)

const db = await testDatabase()
const { app, context, clock } = await testApp({
  db,
  environment: readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR: clientDir }),
})

const open = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/first-views/${painterHash(painter)}${path}`, headers })
const read = async (path: string): Promise<FirstView> => (await open(path)).json()

test('the first view of a route has the answers to its public calls, as the calls give them, and what the client renders from them', async () => {
  const { documents, html } = await read('/GreenBondSubscription?language=zh-HK')
  const paths = ['/activities/green-bond', '/offerings/491']
  const replies = await Promise.all(paths.map((path) => app.inject(`/api${path}`)))
  expect(documents).toEqual(Object.fromEntries(paths.map((path, n) => [path, replies[n]?.json()])))
  expect(html).toMatch(/^zh-HK\|\/GreenBondSubscription\|\|\/api\|.+\|\d+$/)
})

test('the first view of a route that names a code shows what has the code', async () => {
  const { documents, html } = await read('/activityTemplate?language=en-US&code=first-account')
  expect(Object.keys(documents)).toEqual(['/activities/first-account'])
  expect(html).toMatch(/^en-US\|\/activityTemplate\|code=first-account\|/)
})

test('a first view is rendered once for each language while its documents stay the same', async () => {
  const [one, same, other] = await Promise.all(
    ['zh-CN', 'zh-CN', 'en-US'].map((language) => read(`/activityTemplate?language=${language}&code=account-health`)),
  )
  const again = await read('/activityTemplate?language=zh-CN&code=account-health')
  expect([same?.html, again.html]).toEqual([one?.html, one?.html])
  expect(same?.documents).toEqual(again.documents)
  expect(other?.html).toMatch(/^en-US/)
  clock.advance(60_000)
  expect((await read('/activityTemplate?language=zh-CN&code=account-health')).html).not.toBe(one?.html)
})

test('a first view is stored by no shared cache, and is an empty 304 while nothing in it has changed', async () => {
  const { headers } = await open('/GreenBondSubscription?language=zh-CN')
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
  })
  const held = { 'if-none-match': String(headers.etag) }
  expect((await open('/GreenBondSubscription?language=zh-CN', held)).statusCode).toBe(304)
})

test('what is withheld from an address is in no first view that the address receives', async () => {
  await declare(context, 901, { mainland: 'notice' })
  await publish(context, 901)
  const path = '/activityTemplate?language=en-US&code=test-901'
  expect(Object.keys((await read(path)).documents)).toEqual(['/activities/test-901'])
  const { body } = await open(path, { 'x-sandbox-country': 'CN' })
  expect(JSON.parse(body)).toEqual({ documents: {}, html: '' })
})

test.each(['/activityTemplate?language=zh-CN&code=none', '/activityTemplate?language=zh-CN'])(
  'without one of the documents a first view is empty, and the client shows why: %s',
  async (path) => {
    const { html, ...rest } = await read(path)
    expect([html, rest]).toEqual(['', { documents: {} }])
  },
)

test('a screen that fails to render has an empty first view with its documents', async () => {
  const { documents, html } = await read('/broken?language=zh-CN')
  expect([Object.keys(documents), html]).toEqual([['/activities/member-gift'], ''])
})

test.each([
  '/loginPage?language=zh-CN',
  '/none?language=zh-CN',
  '/GreenBondSubscription',
  '/GreenBondSubscription?language=fr-FR',
  '/GreenBondSubscription?language=zh-CN&preview=x',
  '/activityTemplate?language=zh-CN&code=first-account&back=x',
  '/activityTemplate?language=zh-CN&code=../user',
])('there is no first view of another route, language or query: %s', async (path) => {
  expect((await open(path)).statusCode).toBe(404)
})

const codes = [
  ...['first-account', 'account-health', 'member-gift', 'trade-cashback', 'food-delivery', 'financing-818'],
  ...['live-818', 'green-bond', 'new-shares', 'wealth-connect', 'wealth-connect-account', 'points-exchange'],
]
/** Requests ever new first views in one second. @returns how many were rendered for each address */
const requestNew = async (addresses: readonly string[]): Promise<number[]> => {
  clock.advance(60_000)
  const all = codes.flatMap((code) => ['zh-CN', 'zh-HK', 'en-US'].map((language) => ({ code, language })))
  const views = await Promise.all(
    all.map(async ({ code, language }, nth) => {
      const remoteAddress = addresses[nth % addresses.length] ?? ''
      const path = `/activityTemplate?language=${language}&code=${code}`
      const view = await app.inject({ url: `/first-views/${painterHash(painter)}${path}`, remoteAddress })
      return { remoteAddress, ...view.json<FirstView>() }
    }),
  )
  expect(views.filter(({ documents }) => Object.keys(documents).length > 0).length).toBeGreaterThan(30)
  return addresses.map((one) => views.filter(({ remoteAddress, html }) => remoteAddress === one && html !== '').length)
}

test('a caller who requests ever new first views receives five in a second, and another caller receives one still', async () => {
  expect(await requestNew(['198.51.100.1'])).toEqual([5])
  expect((await read('/GreenBondSubscription?language=zh-CN')).html).not.toBe('')
})

test('the server renders twenty first views in a second for all callers together', async () => {
  const rendered = await requestNew(Array.from({ length: 6 }, (_, nth) => `198.51.100.${nth}`))
  expect(rendered.reduce((sum, one) => sum + one, 0)).toBe(20)
})

test('a painter that cannot be loaded leaves the first view without HTML', async () => {
  const broken = "throw new Error('this engine lacks something')"
  const folder = mkdtempSync(join(tmpdir(), 'foyer-first-views-'))
  cpSync(clientDir, folder, { recursive: true })
  writeFileSync(join(folder, painterFile), broken)
  const { app: other } = await testApp({
    ...context,
    environment: readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR: folder }),
  })
  const view = await other.inject(`/first-views/${painterHash(broken)}/GreenBondSubscription?language=zh-CN`)
  rmSync(folder, { recursive: true })
  expect(view.statusCode).toBe(200)
  expect(view.json()).toMatchObject({ documents: { '/activities/green-bond': {} }, html: '' })
})

test('a page of another build receives no first view', async () => {
  expect((await app.inject('/first-views/AAAAAAAA/GreenBondSubscription?language=zh-CN')).statusCode).toBe(404)
})

test('the painter has no address', async () => {
  expect((await app.inject(`/${painterFile}`)).statusCode).toBe(404)
})
