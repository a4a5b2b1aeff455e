import { areasReply } from '@foyer/api/addresses'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'

const { app } = await testApp()
const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/content/areas${query}`, headers })
const areas = async (lang: string) => areasReply.strict().parse((await get(`?lang=${lang}`)).json())

test.each([
  ['zh-CN', '广东省', '深圳市', '南山区'],
  ['zh-HK', '廣東省', '深圳市', '南山區'],
  ['en-US', 'Guangdong', 'Shenzhen', 'Nanshan'],
])('V5 In %s the mainland is named from province to county: %s, %s, %s', async (lang, ...names) => {
  const { mainland } = await areas(lang)
  expect(mainland).toHaveLength(31)
  const province = mainland.find(({ code }) => code === '440000')
  const city = province?.cities.find(({ code }) => code === '440300')
  const county = city?.counties.find(({ code }) => code === '440305')
  expect([province?.name, city?.name, county?.name]).toEqual(names)
})

test.each([
  ['zh-CN', '香港岛', '九龙', '湾仔区'],
  ['zh-HK', '香港島', '九龍', '灣仔區'],
  ['en-US', 'Hong Kong Island', 'Kowloon', 'Wan Chai'],
])('V5 In %s Hong Kong has three regions with 18 districts', async (lang, island, kowloon, wanChai) => {
  const { hongKong } = await areas(lang)
  expect(hongKong.map(({ name }) => name)).toEqual([island, kowloon, expect.any(String)])
  expect(hongKong[0]?.districts[1]).toEqual({ code: 'wan_chai', name: wanChai })
  expect(hongKong.map(({ districts }) => districts.length)).toEqual([4, 5, 9])
  expect(new Set(hongKong.flatMap(({ districts }) => districts.map(({ name }) => name))).size).toBe(18)
})

test('A1 Without a language the names are in Simplified Chinese', async () => {
  expect((await get('')).body).toBe((await get('?lang=zh-CN')).body)
})

test('The areas are publicly cacheable, compressed, and answered with 304 while unchanged', async () => {
  const first = await get('?lang=en-US', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=3600',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(first.rawPayload.length).toBeLessThan(40_000)
  const again = await get('?lang=en-US', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get('?lang=zh-HK', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
  expect(other.statusCode).toBe(200)
})

test.each(['fr-FR', 'en-us', '', 'zh-CN&lang=zh-HK'])('An unsupported language is refused: "%s"', async (lang) => {
  const reply = await get(`?lang=${lang}`)
  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  expect(reply.headers['cache-control']).toBe('no-store')
})
