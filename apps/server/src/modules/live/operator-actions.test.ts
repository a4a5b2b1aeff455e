import { describe, expect, test } from 'vitest'
import films from '../../../content/films/festival.json' with { type: 'json' }
import markets from '../../../content/films/markets.json' with { type: 'json' }
import products from '../../../content/films/products.json' with { type: 'json' }
import safety from '../../../content/films/safety.json' with { type: 'json' }
import sessions from '../../../content/live/sessions.json' with { type: 'json' }
import { testApp } from '../../testing/context.ts'
import { checkedFilm } from '../films/publish.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context } = await testApp()
const producer = await staffWith(context, 'operations')
const callOperator = async (path: string, payload: object, headers: Record<string, string> = producer.headers) =>
  (await app.inject({ method: 'POST', url: `/operators/${path}`, payload, headers, remoteAddress: '8.8.8.8' })).json()
const get = async (path: string) => (await app.inject({ url: `/api/${path}` })).json()

const film = films.find(({ code }) => code === 'margin-call')
const publishedAt = '2026-01-04T09:00:00+08:00'
const talk = sessions[3]
const period = { opensAt: '2026-01-05T09:00:00+08:00', closesAt: '2026-01-05T11:00:00+08:00' }

test.each([...films, ...markets, ...products, ...safety])('the content of session $code is valid', (written) => {
  expect(checkedFilm(written).code).toBe(written.code)
})

describe('the operators of live sessions', () => {
  test('operators publish a film, replace it and withdraw it', async () => {
    expect(await callOperator('films', { film: { ...film, level: 'advanced' }, publishedAt })).toEqual({
      status: 0,
      data: {},
    })
    expect(await get('films/margin-call')).toMatchObject({
      state: 'ready',
      level: 'advanced',
      publishedAt: Date.parse(publishedAt),
    })
    expect((await callOperator('films/status', { film: 'margin-call', status: 'removed' })).status).toBe(0)
    expect(await get('films/margin-call')).toMatchObject({ state: 'removed', playback: null })
  })

  test.each([
    [{ ...film, title: ['一', '二'] }, 'title'],
    [{ ...film, cues: film?.cues?.slice(4) }, 'one line for each'],
    [{ ...film, code: 'no-such-poster' }, 'film-no-such-poster.svg'],
    [{ ...film, presenters: ['nobody'] }, 'nobody is known as nobody'],
    [{ ...film, reel: 'none' }, 'reel'],
    [
      {
        ...film,
        chapters: [
          [4, '一', '一', 'One'],
          [2, '二', '二', 'Two'],
        ],
      },
      'in order',
    ],
  ])('operators receive the fault of an invalid film (%#)', async (wrong, fault) => {
    const reply = await callOperator('films', { film: wrong, publishedAt })
    expect(reply).toMatchObject({ reason: 'invalid_request', msg: expect.stringContaining(fault) })
  })

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
    'a film cannot be published at %s, which the database cannot store',
    async (moment) => {
      expect(await callOperator('films', { film, publishedAt: moment })).toMatchObject({ reason: 'invalid_request' })
    },
  )

  test('a film without captions cannot be published, and operators receive the reason', async () => {
    const reply = await callOperator('films/status', { film: '818-rates-replay', status: 'ready' })
    expect(reply).toMatchObject({ reason: 'invalid_request', msg: expect.stringContaining('one line for each') })
    expect(await get('films/818-rates-replay')).toMatchObject({ state: 'processing', playback: null })
    const written = films.find(({ code }) => code === '818-rates-replay')
    const done = { ...written, status: 'processing', cues: film?.cues, reel: film?.reel }
    await context.db`update films set content = ${context.db.json(done as never)} where code = '818-rates-replay'`
    expect((await callOperator('films/status', { film: '818-rates-replay', status: 'ready' })).status).toBe(0)
    expect(await get('films/818-rates-replay')).toMatchObject({ state: 'ready' })
  })

  test('operators declare a session, interrupt it and resume it', async () => {
    expect((await callOperator('live', { session: { ...talk, code: 'extra' }, ...period })).status).toBe(0)
    expect(await get('live/extra')).toMatchObject({ state: 'live', opensAt: Date.parse(period.opensAt) })
    const say = (interrupted: boolean) => callOperator('live/interruption', { session: 'extra', interrupted })
    expect((await say(true)).data.state).toBe('interrupted')
    const [first] = await context.db`select interrupted_since from live_sessions where code = 'extra'`
    expect((await say(true)).data.state).toBe('interrupted')
    expect(await context.db`select interrupted_since from live_sessions where code = 'extra'`).toEqual([first])
    expect((await say(false)).data.state).toBe('live')
  })

  test.each([
    [{ ...talk, poster: 'none.svg' }, period],
    [{ ...talk, presenters: [] }, period],
    [{ ...talk, channel: [] }, period],
    [talk, { ...period, closesAt: period.opensAt }],
  ])('operators receive the fault of an invalid session (%#)', async (session, times) => {
    expect(await callOperator('live', { session, ...times })).toMatchObject({ reason: 'invalid_request' })
  })

  test('an unknown session or film is not found', async () => {
    expect((await callOperator('films/status', { film: 'nothing', status: 'ready' })).reason).toBe('not_found')
    expect((await callOperator('live/interruption', { session: 'nothing', interrupted: true })).reason).toBe(
      'not_found',
    )
  })
})
