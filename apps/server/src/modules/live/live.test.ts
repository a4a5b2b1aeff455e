import type { LiveDetail } from '@foyer/api/live'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { hostsOf } from '../../config/hosts.ts'
import { pagePolicy } from '../../static/page-policy.ts'
import { emptyApp, testApp } from '../../testing/context.ts'

const { app, context, clock } = await testApp()
const mainland = { 'x-sandbox-country': 'CN' }
const viewer = 'v'.repeat(16)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/live${url}`, headers })
const detail = async (url = '', headers: Record<string, string> = {}): Promise<LiveDetail> =>
  (await get(url, headers)).json()
const hour = 3_600_000

describe('the session of the live page', () => {
  test('R8 the live page shows the live session with its agenda, its presenters and the other sessions of the series', async () => {
    const shown = await detail()
    expect(shown).toMatchObject({
      code: 'studio',
      state: 'live',
      now: { state: 'live', agendaItem: 'day', playlist: 'live/studio/index.m3u8', replay: null },
      captions: ['zh-CN', 'zh-HK', 'en-US'],
    })
    expect(shown.others.map(({ code, state }) => [code, state])).toEqual([
      ['opening', 'replay'],
      ['rates', 'ended'],
      ['quarter-ahead', 'scheduled'],
    ])
    expect(shown.others.map(({ speakers }) => speakers?.length)).toEqual([2, 1, 2])
    const ids = new Set(shown.presenters.map(({ id }) => id))
    for (const { presenters } of shown.agenda) for (const id of presenters) expect(ids).toContain(id)
    expect(shown.presenters.filter(({ ceNumber }) => ceNumber === null).map(({ id }) => id)).toEqual(['ng'])
  })

  test('SCREEN-12 the agenda names every film of the channel with the films’ own titles', async () => {
    for (const [code, films] of [
      ['studio', 6],
      ['quarter-ahead', 4],
    ] as const) {
      const { agenda } = await detail(`/${code}`)
      const rows = await context.db<{ title: string[] }[]>`
        select films.content -> 'title' as title from films, live_sessions
        where live_sessions.code = ${code} and live_sessions.content -> 'channel' ? films.code`
      expect(rows).toHaveLength(films)
      for (const { text } of agenda)
        for (const { title } of rows)
          for (const [place, language] of (['zh-CN', 'zh-HK', 'en-US'] as const).entries())
            expect(text[language]).toContain(title[place])
    }
  })

  test('R8 a session goes from countdown to live to ended with the business clock', async () => {
    const { opensAt, closesAt } = await detail('/quarter-ahead')
    const at = async (moment: number) => {
      clock.moveBusiness(moment - clock.clocks.wall())
      const { state, now } = await detail('/quarter-ahead')
      return [state, now.agendaItem, now.playlist]
    }
    const playlist = 'live/quarter-ahead/index.m3u8'
    expect(await at(opensAt - 1000)).toEqual(['scheduled', null, null])
    expect(await at(opensAt)).toEqual(['live', 'first-round', playlist])
    expect((await detail()).code).toBe('quarter-ahead')
    expect(await at(opensAt + hour)).toEqual(['live', 'second-round', playlist])
    expect(await at(closesAt)).toEqual(['ended', null, null])
    clock.moveBusiness(0)
  })

  test('R8 an ended session links to its film once the film is available', async () => {
    expect((await detail('/opening')).now.replay).toBe('818-opening-replay')
    expect(await detail('/rates')).toMatchObject({ state: 'ended', now: { replay: null } })
    await context.db`update films set status = 'ready' where code = '818-rates-replay'`
    expect(await detail('/rates')).toMatchObject({ state: 'replay', now: { replay: '818-rates-replay' } })
    await context.db`update films set status = 'processing' where code = '818-rates-replay'`
  })

  test('R8 a mainland address receives neither the text, the agenda nor the stream of a session', async () => {
    const shown = await detail('', mainland)
    expect(shown).toMatchObject({
      withheld: true,
      paragraphs: [],
      agenda: [],
      presenters: [],
      others: [],
      captions: [],
    })
    expect(shown.now).toMatchObject({ playlist: null, viewers: 0 })
    expect(JSON.stringify(shown)).not.toContain('AAA10')
    for (const url of [
      `/studio/now?viewer=${viewer}`,
      '/studio/calendar.ics',
      '/studio/index.m3u8',
      '/studio/360.m3u8',
    ])
      expect((await get(url, mainland)).json(), url).toMatchObject({ reason: 'activity_mainland' })
    const stream = await get(`/studio/events?viewer=${viewer}`, mainland)
    expect(stream.json()).toMatchObject({ reason: 'activity_mainland' })
  })

  test('an unknown session is not found', async () => {
    expect((await get('/nobody')).json()).toMatchObject({ reason: 'not_found' })
    expect((await get(`/nobody/now?viewer=${viewer}`)).json()).toMatchObject({ reason: 'not_found' })
  })
})

test('R8 a session plays from the configured origin, which the page may fetch from', async () => {
  const environment = readEnvironment({ LOG_LEVEL: 'silent', LIVE_ORIGIN: 'https://live.foyer.example/818' })
  const elsewhere = await emptyApp({ ...context, environment })
  const { now } = (await elsewhere.app.inject({ url: '/api/live/studio' })).json()
  expect(now.playlist).toBe('https://live.foyer.example/818/studio/index.m3u8')
  const hosts = hostsOf(environment)
  const policy = pagePolicy('', { hosts, isFramed: false, liveOrigin: environment.LIVE_ORIGIN })
  for (const directive of ['connect-src', 'media-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://live\\.foyer\\.example(;| )`))
})

test.each([
  'http://live.foyer.example',
  'https://live.foyer.example/',
  'https://a b',
  'live',
  'https://x.example/?a=1',
])('the value LIVE_ORIGIN=%s is refused', (LIVE_ORIGIN) => {
  expect(() => readEnvironment({ LIVE_ORIGIN })).toThrow('LIVE_ORIGIN must be')
})

describe('the simulated channel', () => {
  const playlist = async (name: string) => (await get(`/studio/${name}.m3u8`)).body
  const sequence = (text: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1])

  test('the channel advances with the wall clock and serves every segment and caption that it names', async () => {
    const before = await playlist('360')
    clock.advance(8000)
    const after = await playlist('360')
    expect(sequence(after) - sequence(before)).toBe(2)
    expect(after).not.toContain('#EXT-X-ENDLIST')
    expect(after).toMatch(/#EXT-X-PROGRAM-DATE-TIME:2026-01-05T0[12]:/)
    for (const name of ['720', '360', 'captions-zh-cn', 'captions-en-us']) {
      const text = await playlist(name)
      expect(sequence(text)).toBe(sequence(after))
      const named = [...text.matchAll(/^(?:#EXT-X-MAP:URI="(.*)"|([^#].*))$/gm)].map(([, map, line]) => map ?? line)
      expect(named.length).toBeGreaterThanOrEqual(15)
      for (const each of new Set(named)) expect((await get(`/studio/${each}`)).statusCode, each).toBe(200)
    }
  })

  test('the channel marks a discontinuity and starts its times anew with each film', async () => {
    for (let minute = 0; minute < 5; minute++) {
      clock.advance(60_000)
      const text = await playlist('720')
      const breaks = text.split('#EXT-X-DISCONTINUITY\n').slice(1)
      for (const part of breaks) expect(part).toMatch(/^#EXT-X-MAP:URI="segments\/[a-z-]+\/720\/init\.mp4"\n/)
    }
  })

  test('the channel has captions in the reader’s language for what it shows', async () => {
    const [first = ''] = (await playlist('captions-zh-hk')).split('\n').filter((line) => line.endsWith('.vtt'))
    const { headers, body } = await get(`/studio/${first}`)
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(body).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00\.000\n\n00:00:\d\d\.250 --> /)
  })

  test('R8 an interrupted channel stops and resumes automatically; segments of earlier playlists stay available', async () => {
    const text = await playlist('360')
    const last = text.trimEnd().split('\n').at(-1)
    await context.db`update live_sessions set interrupted_since = ${new Date(clock.clocks.business())} where code = 'studio'`
    for (const name of ['index', '720', '360', 'captions-zh-cn'])
      expect((await get(`/studio/${name}.m3u8`)).statusCode).toBe(404)
    expect((await get(`/studio/${last}`)).statusCode).toBe(200)
    expect(await detail('/studio')).toMatchObject({ state: 'interrupted', now: { playlist: 'live/studio/index.m3u8' } })
    await context.db`update live_sessions set interrupted_since = null where code = 'studio'`
    clock.advance(20_000)
    expect(sequence(await playlist('360'))).toBe(sequence(text) + 5)
  })

  test('caches store the segments of the channel, but not its playlists', async () => {
    expect((await get('/studio/360.m3u8')).headers['cache-control']).toBe('no-store')
    const { headers } = await get('/studio/segments/market-day/360/0.m4s')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400, immutable', 'content-type': 'video/mp4' })
  })

  test.each([
    '/opening/index.m3u8',
    '/quarter-ahead/index.m3u8',
    '/studio/480.m3u8',
    '/studio/captions-fr.m3u8',
    '/studio/captions/zh-cn/9/0.vtt',
    '/studio/captions/zh-cn/-1/0.vtt',
    '/studio/captions/fr/0/0.vtt',
    '/studio/segments/spread/360/99.m4s',
    '/studio/segments/..%2f..%2ffilms/360/0.m4s',
    '/studio/segments/%2e%2e/360/init.mp4',
    '/studio/segments/safety/360/..%2finit.mp4',
    '/studio/segments/__proto__/360/init.mp4',
    '/opening/segments/safety/360/0.m4s',
    '/..%2fstudio/index.m3u8',
  ])('the channel answers not found at %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode)
  })
})

test('no text of a session can end its line in the calendar file and begin another entry', async () => {
  const [{ content }] = await context.db<[{ content: Record<string, unknown> }]>`
    select content from live_sessions where code = 'quarter-ahead'`
  const hostile = ['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u000b', '\f'].map(
    (end, n) => `x${end}ATTACH${n}:https://evil.example`,
  )
  await context.db`
    update live_sessions set content = ${context.db.json({ ...content, title: Array(3).fill(hostile.join('')) })}
    where code = 'quarter-ahead'`
  const { body } = await get('/quarter-ahead/calendar.ics')
  expect(body.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => line.startsWith('ATTACH'))).toEqual([])
  expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  await context.db`
    update live_sessions set content = ${context.db.json(content as never)} where code = 'quarter-ahead'`
})

test('R8 a session is a calendar entry in the reader’s language, with a reminder and without a link', async () => {
  const { headers, body } = await get('/quarter-ahead/calendar.ics?lang=zh-HK')
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="quarter-ahead.ics"',
  })
  expect(body).toContain('DTSTART:20260108T110000Z\r\nDTEND:20260108T123000Z\r\nSUMMARY:818 直播：下一季怎麼看')
  expect(body).toContain('TRIGGER:-PT10M')
  expect(body).not.toMatch(/https?:/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
