import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type InformationEvent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { clientRoutesFile } from '@foyer/api/client-routes'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { declare, publish } from '../modules/activities/testing.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'

const page = `<!doctype html><html><head><script type="application/json" id="config"><!--config--></script>
<script type="module" crossorigin src="/assets/entry.js"></script></head><body><script>run()</script></body></html>`

const texts = {
  'zh-CN': { title: '活动', lead: '' },
  'zh-HK': { title: '活動', lead: '' },
  'en-US': { title: 'Activity', lead: 'A lead' },
}
const route = (early: readonly string[]) => ({ text: texts, styles: ['/assets/page.css'], early })
const routes = {
  '/': route(['/activities']),
  '/loginPage': route([]),
  '/activityTemplate': route(['/activities/{code}']),
  '/GreenBondSubscription': route(['/activities/green-bond', '/offerings/491']),
  '/odd': route(['/user/rewards', '/nowhere']),
}

const clientDir = mkdtempSync(join(tmpdir(), 'foyer-aliases-'))
afterAll(() => rmSync(clientDir, { recursive: true }))
mkdirSync(join(clientDir, 'institution'))
writeFileSync(join(clientDir, 'index.html'), page)
writeFileSync(join(clientDir, clientRoutesFile), JSON.stringify(routes))
writeFileSync(join(clientDir, 'institution/index.html'), page.replaceAll('/assets/', '/institution/assets/'))
writeFileSync(join(clientDir, 'institution', clientRoutesFile), JSON.stringify({ '/loginPage': route([]) }))

const db = await testDatabase()
const environment = (more: NodeJS.ProcessEnv = {}) =>
  readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR: clientDir, ...more })
const { app, context, clock } = await testApp({ db, environment: environment() })
const { app: hinting } = await testApp({ db, environment: environment({ FOYER_EARLY_HINTS: 'on' }) })

for (const one of [app, hinting]) await one.listen({ port: 0, host: '127.0.0.1' })

/** The documents in a page. */
const inlinedIn = (body: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="early">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the alias of a route', () => {
  test('an alias is the page of the client with the replies to the public calls of the route, as the calls give them', async () => {
    const { statusCode, headers, body } = await open('/go/GreenBondSubscription')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const replies = await Promise.all(
      ['/activities/green-bond', '/offerings/491'].map((path) => app.inject(`/api${path}`)),
    )
    expect(inlinedIn(body)).toEqual({
      '/activities/green-bond': replies[0]?.json(),
      '/offerings/491': replies[1]?.json(),
    })
    expect(body).toContain('<script type="module" crossorigin src="/assets/entry.js">')
  })

  test('an alias has the policy of the page, which allows the same scripts whatever is inlined', async () => {
    const policies = await Promise.all(
      ['/', '/go/GreenBondSubscription', '/go/loginPage?x=<script>'].map(
        async (url) => (await open(url)).headers['content-security-policy'],
      ),
    )
    expect(new Set(policies).size).toBe(1)
  })

  test('the headers of an alias name the scripts of the page and the style sheets of the route', async () => {
    expect((await open('/go/loginPage')).headers.link).toBe(
      '</assets/entry.js>; rel=modulepreload; crossorigin, </assets/page.css>; rel=preload; as=style; crossorigin',
    )
  })

  test('an alias is stored by no shared cache, is revalidated, and is an empty 304 while nothing in it has changed', async () => {
    const { headers, rawPayload } = await open('/go/GreenBondSubscription', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'content-encoding': 'br',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await open('/go/GreenBondSubscription')).body)
    const held = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
    expect((await open('/go/GreenBondSubscription', held)).statusCode).toBe(304)
    clock.advance(60_000)
    expect((await open('/go/GreenBondSubscription', held)).statusCode).toBe(200)
  })

  test('HEAD of an alias has the headers of GET and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/go/GreenBondSubscription' })
    const whole = await open('/go/GreenBondSubscription')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'link', 'cache-control', 'content-security-policy'])
      expect(head.headers[name], name).toBe(whole.headers[name])
  })

  test('A11 the institution-facing client has aliases of its own routes below its own address', async () => {
    const { statusCode, body } = await open('/institution/go/loginPage')
    expect(statusCode).toBe(200)
    expect(body).toContain('/institution/assets/entry.js')
    expect((await open('/institution/go/GreenBondSubscription')).statusCode).toBe(404)
  })

  test.each([
    '/go',
    '/go/none',
    '/go/LoginPage',
    '/go/loginPage/',
    '/go/loginPage/more',
    '/go//loginPage',
    '/go/..%2floginPage',
    '/go/%2f%2fevil.example',
    '/go/https://evil.example',
    '/go/__proto__',
    '/go/constructor',
    '/gallery/go/loginPage',
    '/routes.json',
    '/routes.json.br',
    '/institution/routes.json',
  ])('an address that is the alias of no route is not found: %s', async (url) => {
    const { statusCode, headers, body } = await open(url, { accept: 'text/html' })
    expect([statusCode, headers.location]).toEqual([404, undefined])
    expect(body).not.toContain('evil')
  })

  test('an alias cannot be posted to', async () => {
    expect((await app.inject({ method: 'POST', url: '/go/loginPage' })).statusCode).toBe(404)
  })

  test('nothing of a query is in the page, and a query of any form gives the page', async () => {
    const plain = (await open('/go/loginPage')).body
    for (const query of [
      '</script><script>alert(1)</script>',
      'back=//evil.example',
      'lang=%zz',
      '%ff',
      'x'.repeat(5_000),
    ])
      expect((await open(`/go/loginPage?${query}`)).body, query).toBe(plain)
  })
})

describe('the documents of an alias', () => {
  test('the query names the activity, and a malformed code names none', async () => {
    await declare(context, 900)
    await publish(context, 900)
    const documents = async (query: string) =>
      Object.keys(inlinedIn((await open(`/go/activityTemplate?${query}`)).body))
    expect(await documents('lang=en-US&code=test-900')).toEqual(['/activities/test-900'])
    for (const query of [
      '',
      'code=',
      'code=none',
      'code=..%2fuser',
      'code=Test-900',
      `code=test-900&x=${'x'.repeat(1_000)}`,
    ])
      expect(await documents(query), query).toEqual([])
  })

  test('a document that is withheld from the visitor’s address is not in the page, and nothing of its offer', async () => {
    await declare(context, 901, { mainland: 'notice' })
    await publish(context, 901)
    const url = '/go/activityTemplate?code=test-901'
    expect((await open(url)).body).toContain('HK$1,000 offered')
    const { body } = await open(url, { 'x-sandbox-country': 'CN' })
    expect(inlinedIn(body)).toEqual({})
    expect(body).not.toContain('HK$1,000')
  })

  test('a document of more than 32 KB is not in the page', async () => {
    const lead = (length: number) => ({ 'zh-CN': 'x'.repeat(length), 'zh-HK': '', 'en-US': '' })
    await declare(context, 902, { lead: lead(30_000) })
    await declare(context, 903, { lead: lead(33_000) })
    const documents = async (code: string) =>
      Object.keys(inlinedIn((await open(`/go/activityTemplate?code=${code}`)).body))
    expect(await documents('test-902')).toEqual(['/activities/test-902'])
    expect(await documents('test-903')).toEqual([])
  })

  test('a page does not wait more than half a second for a document, and has the others', async () => {
    const slow = app.publicDocuments.find(({ path }) => path === '/offerings/:activity')
    if (!slow) throw new Error('the offerings have no document')
    vi.spyOn(slow, 'handle').mockReturnValueOnce(new Promise(() => undefined))
    const { statusCode, body } = await open('/go/GreenBondSubscription')
    expect([statusCode, Object.keys(inlinedIn(body))]).toEqual([200, ['/activities/green-bond']])
  })

  test('only public documents are inlined, whatever a build requests', async () => {
    expect(inlinedIn((await open('/go/odd')).body)).toEqual({})
  })

  test('a text that staff publish cannot close the element that it is in', async () => {
    const hostile = '</script><script>alert(1)</script>"><img src=x>'
    const title = { 'zh-CN': hostile, 'zh-HK': hostile, 'en-US': hostile }
    await declare(context, 904, { title })
    const { body } = await open('/go/activityTemplate?code=test-904')
    expect(inlinedIn(body)['/activities/test-904']).toMatchObject({ title })
    expect(body).not.toMatch(/<script>alert|<img/)
  })
})

describe('the preview of an alias', () => {
  const previewOf = async (url: string) =>
    Object.fromEntries(
      [...(await open(url)).body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
        ([, name, content]) => [name, content],
      ),
    )

  test('a preview shows the title and lead of the activity in the language of the address, by default the firm’s first', async () => {
    await declare(context, 905)
    expect(await previewOf('/go/activityTemplate?code=test-905&lang=en-US')).toEqual({
      'og:title': 'Title',
      'og:description': 'HK$1,000 offered',
      description: 'HK$1,000 offered',
    })
    expect(await previewOf('/go/activityTemplate?code=test-905&lang=fr')).toMatchObject({ 'og:title': 'Title（简）' })
  })

  test('a preview of a route without an activity shows the texts of the route', async () => {
    expect(await previewOf('/go/loginPage?lang=en-US')).toEqual({
      'og:title': 'Activity',
      'og:description': 'A lead',
      description: 'A lead',
    })
    expect(await previewOf('/go/loginPage')).toEqual({ 'og:title': '活动' })
  })
})

describe('Early Hints', () => {
  /** The links of the interim reply and the status of the reply. */
  const hintsOf = async (server: typeof app, headers: Record<string, string>) => {
    const { port } = server.server.address() as AddressInfo
    const request = get({ port, path: '/go/loginPage', headers, agent: false })
    const interim: InformationEvent[] = []
    request.on('information', (one: InformationEvent) => interim.push(one))
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    await text(reply)
    return { hints: interim.map(({ statusCode, headers }) => [statusCode, headers.link]), link: reply.headers.link }
  }
  const navigation = { 'sec-fetch-mode': 'navigate' }

  test('a browser that opens an alias first receives the links of the reply, if Early Hints are on', async () => {
    const { hints, link } = await hintsOf(hinting, navigation)
    expect(hints).toEqual([[103, link]])
  })

  test('no other caller receives Early Hints, and none does by default', async () => {
    expect((await hintsOf(hinting, {})).hints).toEqual([])
    expect((await hintsOf(app, navigation)).hints).toEqual([])
  })
})
