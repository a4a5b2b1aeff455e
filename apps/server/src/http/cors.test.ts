import { header } from '@foyer/protocol/signing/headers'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { testApp } from '../testing/context.ts'
import { testDatabase } from '../testing/database.ts'
import { device } from '../testing/signed-client.ts'

const page = 'https://m.foyer.example'
const db = await testDatabase()
const environment = readEnvironment({ LOG_LEVEL: 'silent', FOYER_ORIGINS: `${page}, https://wx.foyer.example:8443` })
const { app, context } = await testApp({ db, environment })
const { app: closed } = await testApp({ db })

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))
const preflight = (url: string, origin: string) => ({
  method: 'OPTIONS' as const,
  url,
  headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'aes-id' },
})

describe('N9 a page of a listed origin', () => {
  test.each([
    ['https://m.foyer.example', '/trade/auth/identity'],
    ['https://wx.foyer.example:8443', '/common/common/matrix/time'],
  ])('N9 a page of a listed origin may send every header of a signed call: %s %s', async (origin, url) => {
    const reply = await app.inject(preflight(url, origin))
    expect(reply.statusCode).toBe(204)
    const { 'access-control-allow-headers': names, ...headers } = reply.headers
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    expect(String(names).split(', ')).toEqual([...Object.values(header), 'Dry-Run'])
  })

  test('N9 a page of a listed origin can read a reply or a refusal, with its Date and Retry-After headers', async () => {
    const visitor = device(app, context)
    const call = visitor.touristCall()
    const request = { ...call, headers: { ...call.headers, origin: page } }
    for (const reply of [await app.inject(request), await app.inject({ ...request, payload: '{}' })])
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': page,
        'access-control-expose-headers': 'Date, Retry-After',
        vary: 'Origin',
      })
  })

  test('N9 a page of a listed origin can read published content, which caches store separately for each origin', async () => {
    const { headers } = await app.inject({ url: '/api/content/agreements', headers: { origin: page } })
    expect(headers).toMatchObject({ 'access-control-allow-origin': page, vary: 'Origin, Accept-Encoding' })
  })
})

describe('a page of an origin that is not listed', () => {
  test.each([
    'https://foyer.example',
    'https://m.foyer.example.evil.example',
    'https://evil.m.foyer.example',
    'http://m.foyer.example',
    'https://m.foyer.example:444',
    'https://M.foyer.example',
    'https://wx.foyer.example',
    'null',
    '*',
    '',
  ])('a page of an origin that is not listed gets no CORS header: %j', async (origin) => {
    const request = await app.inject(preflight('/trade/auth/identity', origin))
    expect([request.statusCode, request.json().reason, corsHeaders(request.headers)]).toEqual([404, 'not_found', []])
    const got = await app.inject({ url: '/api/content/agreements', headers: { origin } })
    expect([got.statusCode, corsHeaders(got.headers), got.headers.vary]).toEqual([200, [], 'Origin, Accept-Encoding'])
  })

  test('no page gets a CORS header if FOYER_ORIGINS lists no origin', async () => {
    const request = await closed.inject(preflight('/trade/auth/identity', page))
    expect([request.statusCode, corsHeaders(request.headers)]).toEqual([404, []])
    const got = await closed.inject({ url: '/api/content/agreements', headers: { origin: page } })
    expect([corsHeaders(got.headers), got.headers.vary]).toEqual([[], 'Accept-Encoding'])
  })
})

test.each(['/dev/clock', '/metrics', '/healthz', '/docs', '/apiary/x'])(
  '%s has no CORS header even for a page of a listed origin',
  async (url) => {
    expect(corsHeaders((await app.inject(preflight(url, page))).headers)).toEqual([])
    expect(corsHeaders((await app.inject({ url, headers: { origin: page } })).headers)).toEqual([])
  },
)

test.each([
  'http://m.foyer.example',
  'https://m.foyer.example/',
  'https://M.foyer.example',
  'https://*',
  'null',
  'm',
  ',',
])('FOYER_ORIGINS of %j prevents the start with an error that names the variable', (origins) => {
  expect(() => readEnvironment({ FOYER_ORIGINS: origins })).toThrow('FOYER_ORIGINS must be')
})
