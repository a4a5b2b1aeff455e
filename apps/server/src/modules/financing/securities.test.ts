import { marginableReply } from '@foyer/api/financing'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { instruments } from '../market/instruments.ts'
import { lastPrices } from '../market/last-prices.ts'

const { app, context } = await testApp()
const request = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/financing/securities?${new URLSearchParams(query)}`, headers })
const find = async (content = '', cursor?: string) =>
  marginableReply.parse((await request({ content, ...(cursor && { cursor }) })).json())
const codes = async (content: string) => (await find(content)).securities.map(({ code }) => code)

describe('GET /api/financing/securities', () => {
  test('R7 The list contains every security that is collateral once, page by page, in the order of the codes', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await find('', cursor)
      expect(page.securities.length).toBeLessThanOrEqual(20)
      seen.push(...page.securities.map(({ code }) => code))
      cursor = page.next ?? undefined
    } while (cursor)
    const prices = await lastPrices(context, [...instruments.keys()])
    const lent = [...prices].filter(([, { marginable }]) => marginable > 0).map(([code]) => code)
    expect(seen).toEqual(lent.sort())
    expect((await find()).total).toBe(seen.length)
  })

  test('R7 A security has the ratio of the market', async () => {
    const [first] = (await find('02800')).securities
    const prices = await lastPrices(context, ['02800'])
    expect(first).toMatchObject({ code: '02800', currency: 'HKD', ratio: prices.get('02800')?.marginable })
  })

  test.each([
    ['2800', '02800'],
    ['０２８００', '02800'],
    ['盈富', '02800'],
    ['南湾银行', '99101'],
    ['南灣銀行', '99101'],
    ['南湾銀行', '99101'],
    ['nam wan', '99101'],
    ['BANK nam', '99101'],
    ['  Tracker  Fund ', '02800'],
  ])('R7 The search text %s finds %s by code or name in any script', async (content, code) => {
    expect(await codes(content)).toContain(code)
  })

  test.each(['zzzz', '%', '_', '..', '😀', '\u0000', '\ud800', '<script>', '(', '\\', '+'])(
    'R7 The search text %j finds nothing and causes no error',
    async (content) => {
      expect(await find(content)).toEqual({ withheld: false, total: 0, securities: [], next: null })
    },
  )

  test('R7 A text that looks like SQL is searched as ordinary words', async () => {
    expect(await codes("' or 1=1--")).toEqual(await codes('or 1 1'))
    expect((await codes('ank')).length).toBe(0)
  })

  test.each([{ content: 'a'.repeat(65) }, { cursor: '1' }, { cursor: "02800'--" }, { cursor: '' }])(
    'R7 The query %j is refused',
    async (query) => {
      expect((await request(query as Record<string, string>)).json()).toMatchObject({ reason: 'invalid_request' })
    },
  )

  test('R7 Two texts or cursors in one query are refused', async () => {
    const reply = await app.inject('/api/financing/securities?content=a&content=b')
    expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
  })

  test('R7 A cursor after the last code returns an empty page', async () => {
    expect(await find('', '99999')).toMatchObject({ securities: [], next: null })
  })

  test('R7 An unchanged page is answered with 304, and a mainland address gets no securities', async () => {
    const first = await request()
    expect((await request({}, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    const withheld = await request({}, { 'x-sandbox-country': 'CN' })
    expect(withheld.json()).toEqual({ withheld: true, total: 0, securities: [], next: null })
  })

  test('The list of securities does not exist in production, because the securities are simulated', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables })
    const { app: production } = await testApp({ ...context, environment })
    expect((await production.inject('/api/financing/securities')).statusCode).toBe(404)
    expect((await production.inject('/api/financing/rates')).statusCode).toBe(200)
  })
})
