import { filmsOfAPage } from '@foyer/api/playback-limits'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { mediaNames } from '../content/media/catalogue.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context, clock } = await testApp()
const mainland = { 'x-sandbox-country': 'CN' }
const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/${url}`, headers })
const list = async (query = '', headers: Record<string, string> = {}) => (await get(`films${query}`, headers)).json()

interface Card {
  code: string
  topic: string
  publishedAt: number
  status: string
  loginOnly: boolean
  poster: string
  durationSeconds: number
  series?: { 'zh-CN': string }
}

/** What a film stands together with in the list. */
const groupOf = ({ code, series }: Card) => series?.['zh-CN'] ?? code

/** Every card, page by page as a visitor scrolls. */
const scroll = async (topic = '', headers: Record<string, string> = {}): Promise<Card[][]> => {
  const pages: Card[][] = []
  let next: string | null = ''
  while (next !== null) {
    const query = new URLSearchParams({ ...(topic && { topic }), ...(next && { cursor: next }) }).toString()
    const reply: { films: Card[]; next: string | null } = await list(query && `?${query}`, headers)
    pages.push(reply.films)
    next = reply.next
  }
  return pages
}

describe('The list of films', () => {
  test('R9 The list of films is paginated, with every film once, the films of a series together, and the newest first', async () => {
    const pages = await scroll()
    const films = pages.flat()
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.slice(0, -1).every(({ length }) => length === filmsOfAPage)).toBe(true)
    expect(new Set(films.map(({ code }) => code)).size).toBe(films.length)
    const groups = [...new Set(films.map(groupOf))].map((group) => films.filter((one) => groupOf(one) === group))
    expect(groups.flat()).toEqual(films)
    expect(groups.filter(({ length }) => length > 1).map((group) => group.map(({ code }) => code))).toEqual([
      ['818-rates-replay', '818-opening-replay'],
      ['margin-interest', 'margin-call'],
      ['four-signs-of-a-scam', 'is-it-really-us', 'codes-and-passwords', 'false-apps'],
      ['how-a-retail-bond-pays', 'a-floor-under-the-coupon'],
    ])
    const published = groups.map(([newest]) => newest?.publishedAt ?? 0)
    expect(published).toEqual([...published].sort((one, other) => other - one))
    for (const group of groups)
      expect(group.map(({ publishedAt }) => publishedAt)).toEqual(
        group.map(({ publishedAt }) => publishedAt).sort((one, other) => other - one),
      )
    expect((await list()).total).toBe(films.length)
  })

  test('R9 The list of films has a tab for each topic with its number of films', async () => {
    const { topics } = await list()
    for (const { topic, count } of topics) {
      const films = (await scroll(topic)).flat()
      expect(films).toHaveLength(count)
      expect(films.every((film) => film.topic === topic)).toBe(true)
    }
  })

  test('R9 The list of films marks films that need a login, that are being prepared and that were removed', async () => {
    const films = (await scroll()).flat()
    expect(new Set(films.map(({ status }) => status))).toEqual(
      new Set(['ready', 'processing', 'unavailable', 'removed']),
    )
    expect(films.some(({ loginOnly }) => loginOnly)).toBe(true)
  })

  test('The list of films refers only to existing posters', async () => {
    const names = new Set(mediaNames())
    for (const { poster } of (await scroll()).flat()) expect(names).toContain(poster)
  })

  test('A film published between two pages does not shift the second page', async () => {
    const first = await list()
    const [, second] = await scroll()
    const { code } = first.films[3]
    await context.db`
      insert into films select 'brand-new', topic, ${new Date(clock.clocks.business() - 60_000)}, status, login_only, mainland,
        content || '{"code": "brand-new"}' from films where code = ${code}`
    expect((await list(`?cursor=${first.next}`)).films).toEqual(second)
    await context.db`delete from films where code = 'brand-new'`
  })

  test('A new film of a series between two pages moves its series to the top, and later pages repeat no film', async () => {
    const first = await list()
    const shown: string[] = first.films.map(({ code }: Card) => code)
    const { series } = first.films.find(({ code }: Card) => code === 'margin-interest')
    await context.db`
      insert into films select 'margin-news', topic, ${new Date(clock.clocks.business() - 60_000)}, status, login_only, mainland,
        content || '{"code": "margin-news"}', null, ${context.db.json(series)} from films where code = 'margin-interest'`
    try {
      const later: string[] = []
      for (let { next } = first; next !== null; ) {
        const reply: { films: Card[]; next: string | null } = await list(`?cursor=${next}`)
        later.push(...reply.films.map(({ code }) => code))
        next = reply.next
      }
      expect(later.filter((code) => shown.includes(code))).toEqual([])
      expect((await list()).films.slice(0, 2).map(({ code }: Card) => code)).toEqual(['margin-news', 'margin-interest'])
    } finally {
      await context.db`delete from films where code = 'margin-news'`
    }
  })

  test('A cursor of the previous release continues the list', async () => {
    const films = (await scroll()).flat()
    const at = films.findIndex(({ code }) => code === 'a-hong-kong-trading-day')
    const { publishedAt, code } = films[at] as Card
    const cursor = Buffer.from(`${publishedAt}.${code}`).toString('base64url')
    expect((await list(`?cursor=${cursor}`)).films[0]).toEqual(films[at + 1])
  })

  test('The list of films does not show a film before its time', async () => {
    const [newest] = (await list()).films
    clock.moveBusiness(newest.publishedAt - clock.clocks.business() - 60_000)
    expect((await list()).films[0].code).not.toBe(newest.code)
    expect((await get(`films/${newest.code}`)).statusCode).toBe(404)
    clock.moveBusiness(0)
  })

  test.each([
    '?cursor=',
    '?cursor=x',
    '?cursor=%00',
    '?topic=all',
    `?cursor=${'A'.repeat(121)}`,
    '?cursor=MS4uLw',
    // years beyond the range of database timestamps
    `?cursor=${Buffer.from('300000000000000.a').toString('base64url')}`,
    `?cursor=${Buffer.from('999999999999999.a').toString('base64url')}`,
  ])('The list of films refuses the query %s', async (query) => {
    expect((await get(`films${query}`)).json()).toMatchObject({ reason: 'invalid_request' })
  })

  test("The list of films is stored only by the visitor's browser and revalidated", async () => {
    const { headers } = await get('films')
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await get('films', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('A film', () => {
  const film = async (code: string, headers: Record<string, string> = {}) =>
    (await get(`films/${code}`, headers)).json()

  test('R27 A film shows its presenters with CE numbers, its chapters and its transcript in three languages', async () => {
    const { state, playback, presenters, related } = await film('margin-interest')
    expect(state).toBe('ready')
    expect(presenters).toMatchObject([{ id: 'lee', ceNumber: 'AAA102' }])
    expect(playback.chapters.map(({ at }: { at: number }) => at)).toEqual([0, 16, 32])
    expect(playback.captions.map(({ language }: { language: string }) => language)).toEqual(['zh-CN', 'zh-HK', 'en-US'])
    for (const cue of playback.cues) {
      expect(cue.from).toBeLessThan(cue.to)
      for (const text of Object.values(cue.text)) expect(text).not.toBe('')
    }
    expect(related[0].topic).toBe('festival')
    expect(related.some(({ code }: { code: string }) => code === 'margin-interest')).toBe(false)
  })

  test.each([
    ['818-rates-replay', 'processing'],
    ['one-fund-two-currencies', 'unavailable'],
    ['typhoon-and-trading', 'removed'],
    ['virtual-asset-etf-risks', 'login_only'],
  ])('R27 The film %s is %s and has no playback', async (code, state) => {
    expect(await film(code)).toMatchObject({ state, playback: null })
  })

  test('R9 R27 A film that is withheld from the mainland is not listed for a mainland address', async () => {
    const codes = (await scroll('', mainland)).flat().map(({ code }) => code)
    expect(codes).toContain('four-signs-of-a-scam')
    expect(codes).not.toContain('margin-interest')
    const withheld = await film('margin-interest', mainland)
    expect(withheld).toMatchObject({ state: 'withheld', playback: null, related: [], paragraphs: [], presenters: [] })
    expect(withheld.lead['en-US']).toBe('')
    expect(withheld.series).toBeUndefined()
    expect((await film('four-signs-of-a-scam', mainland)).state).toBe('ready')
  })

  test('SCREEN-12 A film lasts as long as its lines, and films have lengths between 24 and 48 seconds', async () => {
    const lengths = (await scroll()).flat().map(({ durationSeconds }) => durationSeconds)
    expect([...new Set(lengths)].sort()).toEqual([24, 32, 40, 48])
    const { durationSeconds, playback } = await film('not-all-in-one-basket')
    expect(durationSeconds).toBe(24)
    expect(playback.cues).toHaveLength(3)
    expect(playback.cues.at(-1).to).toBe(23.75)
    expect(playback.chapters.map(({ at }: { at: number }) => at)).toEqual([0, 16])
  })

  test('A film that does not exist is not found', async () => {
    expect((await get('films/nothing-of-that-kind')).json()).toMatchObject({ reason: 'not_found' })
  })

  test('A film is published again under its code only with the same reel, because caches hold segments by address', async () => {
    const [{ content }] = await context.db<[{ content: Record<string, string> }]>`
      select content from films where code = 'margin-interest'`
    const { headers } = await staffWith(context, 'operations')
    const publish = async (reel: string) => {
      const payload = { film: { ...content, reel }, publishedAt: '2026-01-01T00:00:00Z' }
      return (await app.inject({ method: 'POST', url: '/operators/films', payload, headers })).json()
    }
    expect(await publish('growth')).toMatchObject({
      reason: 'invalid_request',
      msg: expect.stringContaining('borrowing'),
    })
    expect(await publish('borrowing')).toMatchObject({ status: 0 })
  })

  test('R20 Staff name the series of a film, with the same words as in its other films, and servers of the previous release still read the film', async () => {
    const { headers } = await staffWith(context, 'operations')
    const call = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/staff/films/${path}`, payload, headers })).json().data
    const code = 'market-and-limit-orders'
    const { document, version } = await call('document', { code })
    const withSeries = (english: string) => ({
      document: { ...document, series: { 'zh-CN': '融资入门', 'en-US': english } },
      version,
    })
    const differs = {
      ...{ path: 'series', code: 'series_differs', message: 'has other words in another film' },
      values: { other: '融资入门 / 孖展入門 / Margin basics' },
    }
    // the converter writes 融資入門, and the other films have 孖展入門
    expect((await call('check', withSeries('Margin basics'))).faults).toEqual([differs])
    const same = withSeries('Margin basics')
    Object.assign(same.document.series, { 'zh-HK': '孖展入門' })
    expect(await call('publish', { ...same, reason: 'A series' })).toEqual({ outcome: 'published', faults: [] })
    expect((await film(code)).series).toEqual({ 'zh-CN': '融资入门', 'zh-HK': '孖展入門', 'en-US': 'Margin basics' })
    const [{ hasSeries }] = await context.db<[{ hasSeries: boolean }]>`
      select bool_or(content ? 'series') as "hasSeries" from films`
    expect(hasSeries).toBe(false)
    const now = await call('document', { code })
    expect(await call('publish', { document, version: now.version, reason: 'No series' })).toMatchObject({
      outcome: 'published',
    })
    expect((await film(code)).series).toBeUndefined()
  })
})
