import { areaCodeReply } from '@foyer/api/area-codes'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'

const path = '/opening/system/areaCode/aggregatedSearch'
const environment = readEnvironment({ LOG_LEVEL: 'silent', OFTEN_REGIONS: 'MO,HK' })
const { app } = await testApp({ environment })
const get = (query: string, headers: Record<string, string> = {}) => app.inject({ url: `${path}${query}`, headers })

test('N4 Without text the answer has code 200, all regions, and the often group as configured', async () => {
  const reply = await get('')
  expect(reply.statusCode).toBe(200)
  const { data } = areaCodeReply.parse(reply.json())
  expect(data.all).toHaveLength(245)
  expect(data.often.map(({ id }) => id)).toEqual(['MO', 'HK'])
})

test('An often group with an unknown region stops the server at start with the name of the variable', () => {
  for (const list of ['HK,XX', 'hk', 'HK,,CN', ','])
    expect(() => readEnvironment({ OFTEN_REGIONS: list })).toThrow(/^OFTEN_REGIONS must be /)
  expect(readEnvironment({ OFTEN_REGIONS: 'HK, CN' }).OFTEN_REGIONS).toEqual(['HK', 'CN'])
  expect(readEnvironment({}).OFTEN_REGIONS[0]).toBe('HK')
})

test('N4 C8 With text the answer contains the matching entries and only the fields of the wire format', async () => {
  const reply = await get('?content=xianggang')
  const hongKong = {
    id: 'HK',
    value: '852',
    name: '香港',
    nameHk: '香港',
    initailCn: 'X',
    initail: 'H',
    nameEn: 'Hong Kong',
  }
  expect(reply.json()).toEqual({ code: 200, data: { all: [hongKong], often: [hongKong] } })
})

test('N4 A plus that the query string decoded to a space still finds the calling code', async () => {
  for (const typed of ['+852', '%2B852']) expect((await get(`?content=${typed}`)).json().data.all[0].id).toBe('HK')
})

test('N4 The answer is publicly cacheable for a short time and answered with 304 while unchanged', async () => {
  const first = await get('?content=852')
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  const tag = String(first.headers.etag)
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('?content=852', { 'if-none-match': held })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  }
  const other = await get('?content=853', { 'if-none-match': tag })
  expect(other.statusCode).toBe(200)
})

test.each([
  ['65 characters', `?content=${'a'.repeat(65)}`],
  ['10,000 characters', `?content=${'a'.repeat(10_000)}`],
  ['a repeated parameter', '?content=hk&content=us'],
])('N4 %s are refused in the error form of the endpoint and not cached', async (_what, query) => {
  const reply = await get(query)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    code: 400,
    msg: expect.any(String),
    reason: 'invalid_request',
    reference: expect.any(String),
  })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers.etag).toBeUndefined()
})

test.each([
  ['emoji', encodeURIComponent('😀')],
  ['punctuation', encodeURIComponent('!?;，。')],
  ['NUL', '%00'],
  ['a lone surrogate', '%ED%A0%80'],
  ['a cut escape', '%E0%A4%A'],
  ['a lone percent sign', '%'],
  ['SQL', encodeURIComponent("'; drop table sessions; --")],
  ['HTML', encodeURIComponent('<img src=x onerror=alert(1)>')],
  ['64 characters', 'x'.repeat(64)],
])('N4 %s finds nothing and causes no error', async (_what, content) => {
  const reply = await get(`?content=${content}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ code: 200, data: { all: [], often: [] } })
})

test('N4 An array or an unknown parameter is ignored as search text', async () => {
  for (const query of ['?content[]=hk', '?content[0]=hk', '?__proto__=1', '?text=hk'])
    expect((await get(query)).json().data.all).toHaveLength(245)
})

test('N4 A query too long for the HTTP parser is refused, and the next search is answered', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const long = await fetch(`${address}${path}?content=${encodeURIComponent('香'.repeat(10_000))}`)
  expect([long.status, ((await long.json()) as { reason: string }).reason]).toEqual([413, 'too_large'])
  const next = await fetch(`${address}${path}?content=${encodeURIComponent('香港')}`)
  expect(areaCodeReply.parse(await next.json()).data.all[0]?.id).toBe('HK')
})
