import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { hostsOf } from '../config/hosts.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'
import { productionVariables } from '../testing/production.ts'
import { pagePolicy } from './page-policy.ts'

const script = "document.documentElement.dataset.ready = '1'"
const style = 'h1{color:navy}'
const bundle = `export const text = '${'long enough to compress '.repeat(40)}'`
const page = `<!doctype html><html><head>
<style>${style}</style>
<script type="application/json" id="config"><!--config--></script>
<script type="module" src="/assets/entry-abc.js"></script>
</head><body><div id="app"></div><script>${script}</script></body></html>`

const clientDir = mkdtempSync(join(tmpdir(), 'foyer-client-'))
afterAll(() => rmSync(clientDir, { recursive: true }))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'index.html'), page)
writeFileSync(join(clientDir, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(clientDir, 'assets/entry-abc.js'), bundle)
writeFileSync(join(clientDir, 'assets/entry-abc.js.br'), brotliCompressSync(bundle))
writeFileSync(join(clientDir, 'assets/entry-abc.js.gz'), gzipSync(bundle))
mkdirSync(join(clientDir, 'institution/assets'), { recursive: true })
writeFileSync(join(clientDir, 'institution/index.html'), page.replaceAll('/assets/', '/institution/assets/'))
writeFileSync(join(clientDir, 'institution/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(clientDir, 'institution/assets/entry-def.js'), bundle)
writeFileSync(join(clientDir, 'institution/assets/entry-def.js.br'), brotliCompressSync(bundle))
writeFileSync(join(clientDir, '../foyer-secret.txt'), 'out of reach')
afterAll(() => rmSync(join(clientDir, '../foyer-secret.txt')))

const db = await testDatabase()
const environment = (more: NodeJS.ProcessEnv = {}) =>
  readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR: clientDir, ...more })
const { app, context } = await testApp({ db, environment: environment() })
const { app: production } = await testApp({ db, environment: environment(productionVariables) })
const { app: unbuilt } = await testApp({ db, environment: environment({ CLIENT_DIR: join(clientDir, 'none') }) })

await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
/** Uses a socket, since `inject` and `fetch` normalise a path before they send it. */
const rawGet = async (path: string): Promise<{ status: number | undefined; body: string }> => {
  const request = get({ port, path, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('the page', () => {
  test('the page contains the configuration as JSON that cannot close its script element', async () => {
    const hostile = { ...context.secrets, twoLayerSecret: '</script><script>alert(1)</script><!--' }
    const { app: other } = await testApp({ db, environment: environment(), secrets: hostile })
    const body = (await other.inject('/')).body
    const json = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual((await other.inject('/config.json')).json())
    expect(JSON.parse(json).twoLayer.secret).toBe(hostile.twoLayerSecret)
    expect(body).not.toContain('<script>alert')
  })

  test('the page allows its own inline scripts and styles by hash and no others', async () => {
    const policy = (await app.inject('/')).headers['content-security-policy']
    expect(policy).not.toContain('unsafe')
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf(script)}`)
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf(style)}`)
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:")
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${brand.secureHost}`)
  })

  test('the page allows pictures, films and captions from an API host on another origin', async () => {
    const FOYER_HOSTS_FILE = join(clientDir, 'hosts.json')
    const hosts = { api: 'https://api.foyer.example/app', collector: 'https://collector.foyer.example' }
    const paths = { opening: '/a', jwt: '/b', trade: '/c', quote: '/d', common: '/e', user: '/f', fund: '/g' }
    const secure = 'https://secure.foyer.example:8443'
    writeFileSync(FOYER_HOSTS_FILE, JSON.stringify({ TEST: { default: { ...paths, ...hosts, secure } } }))
    const { app: other } = await testApp({ db, environment: environment({ FOYER_HOSTS_FILE }) })
    const policy = (await other.inject('/')).headers['content-security-policy']
    expect(directive(policy, 'media-src')).toBe("media-src 'self' blob: data: https://api.foyer.example")
    expect(directive(policy, 'img-src')).toBe(
      "img-src 'self' data: blob: https://api.foyer.example https://collector.foyer.example",
    )
    expect(directive((await app.inject('/')).headers['content-security-policy'], 'media-src')).toBe(
      "media-src 'self' blob: data:",
    )
  })

  test('T10 the page allows one script of a collector on another origin: the tracker’s configuration', async () => {
    const page = (collector: string) =>
      pagePolicy('', { hosts: { ...hostsOf(environment()), collector }, isFramed: true })
    expect(directive(page('https://collector.foyer.example/app'), 'script-src')).toBe(
      "script-src 'self' https://collector.foyer.example/config/visualized/Web.conf",
    )
    expect(directive(page('/sa'), 'script-src')).toBe("script-src 'self'")
  })

  test('the page may be framed by its own origin in the sandbox and by no origin in production', async () => {
    const of = async (one: typeof app) => (await one.inject('/')).headers['content-security-policy']
    expect(directive(await of(app), 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(directive(await of(production), 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  test('the page is sent in an encoding that the browser accepts, with a different ETag for each encoding', async () => {
    const plain = await app.inject('/')
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, gzip' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' })
  })

  test('the page is an empty 304 for a browser that has it cached in the same encoding', async () => {
    const headers = { 'accept-encoding': 'br' }
    const { etag } = (await app.inject({ url: '/', headers })).headers
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200)
  })

  test('the page answers HEAD with the headers of GET and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' })
    const get = await app.inject('/')
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  test('A1 the page is a 503 in three languages that names the build command if the client is not built', async () => {
    const reply = await unbuilt.inject({ url: '/', headers: { 'if-none-match': '*' } })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['cache-control']).toBe('no-store')
    for (const lang of ['zh-CN', 'zh-HK', 'en-US']) expect(reply.body).toContain(`lang="${lang}"`)
    expect(reply.body).toContain('npm run build')
    const used = /<style>(.*?)<\/style>/s.exec(reply.body)?.[1] ?? ''
    expect(directive(reply.headers['content-security-policy'], 'style-src')).toContain(hashOf(used))
  })
})

describe('the institution-facing client', () => {
  const inlined = async (url: string) =>
    JSON.parse(
      /<script type="application\/json" id="config">(.*?)<\/script>/s.exec((await app.inject(url)).body)?.[1] ?? '',
    )

  test('A11 the institution-facing client has its page at /institution/, with the policy of the retail page, compressed and with an ETag', async () => {
    const retail = await app.inject('/')
    const br = await app.inject({ url: '/institution/', headers: { 'accept-encoding': 'br' } })
    expect(br.statusCode).toBe(200)
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('/institution/assets/entry-abc.js')
    expect(br.headers['content-security-policy']).toBe(retail.headers['content-security-policy'])
    expect(br.headers['content-security-policy']).not.toContain('unsafe')
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
    expect(br.headers.link).toBe('</institution/assets/entry-abc.js>; rel=modulepreload')
    const again = { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) }
    expect((await app.inject({ url: '/institution/', headers: again })).statusCode).toBe(304)
  })

  test('A11 N11 the institution-facing client receives its own client app and release, and otherwise the configuration of the retail client', async () => {
    const [own, retail] = [await inlined('/institution/'), await inlined('/')]
    expect(own.terminalSources).toEqual({ [institution.clientApp.name]: '95' })
    expect(own.release).not.toBe(retail.release)
    expect({ ...own, terminalSources: 0, release: 0 }).toEqual({ ...retail, terminalSources: 0, release: 0 })
  })

  test('A11 the institution-facing client has its assets under its own path, cached as immutable and sent as the build compressed them', async () => {
    const file = await app.inject({ url: '/institution/assets/entry-def.js', headers: { 'accept-encoding': 'br' } })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(bundle)
    expect((await app.inject('/institution/mark.svg')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await app.inject('/institution/index.html')).statusCode).toBe(404)
  })

  test('A11 the institution-facing client is a 404 if it is not built', async () => {
    expect((await unbuilt.inject('/institution/')).statusCode).toBe(404)
  })
})

describe('static files', () => {
  test('static files with a hashed name are cached as immutable and sent as the build compressed them', async () => {
    const br = await app.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(bundle)
    expect((await app.inject('/assets/entry-abc.js')).body).toBe(bundle)
  })

  test('static files in the root are cached for an hour, since a release may change them', async () => {
    expect((await app.inject('/mark.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each([
    '/../foyer-secret.txt',
    '/assets/../../foyer-secret.txt',
    '/%2e%2e/foyer-secret.txt',
    '/assets/..%2f..%2ffoyer-secret.txt',
    '/assets/%252e%252e/%252e%252e/foyer-secret.txt',
    '/assets/..%5c..%5cfoyer-secret.txt',
    '/assets/entry-abc.js%00.svg',
    '/../../../../etc/passwd',
    '//etc/passwd',
    '/assets/',
    '/assets',
  ])('files outside the build are not served: %s', async (url) => {
    const { status, body } = await rawGet(url)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ reason: 'not_found' })
  })

  test('X3 an unknown path gives a browser a page in three languages and a program the refusal not_found', async () => {
    const person = await app.inject({ url: '/no/such', headers: { accept: 'text/html,*/*' } })
    expect(person.statusCode).toBe(404)
    for (const lang of ['zh-CN', 'zh-HK', 'en-US']) expect(person.body).toContain(`<section lang="${lang}">`)
    expect(person.body).toContain('href="/"')
    expect((await app.inject('/no/such')).json()).toMatchObject({ reason: 'not_found' })
  })
})

describe('every reply', () => {
  test.each(['/', '/assets/entry-abc.js', '/api/content/agreements', '/nowhere'])(
    'the reply to %s has the security headers',
    async (url) => {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
    },
  )

  test('a reply is by default not cached and has a policy that allows nothing', async () => {
    expect((await app.inject('/nowhere')).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  test.each(['/%zz', '/api/content/agreements/%ff'])(
    'the reply to an invalid URL is invalid_request: %s',
    async (url) => {
      const { status, body } = await rawGet(url)
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ reason: 'invalid_request' })
      expect(body).not.toContain('%')
    },
  )

  test('every reply has Strict-Transport-Security in production and not in the sandbox', async () => {
    expect((await production.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
  })
})
