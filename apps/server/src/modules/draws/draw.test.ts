import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { newcomers } from '../activities/testing.ts'
import {
  allRecords,
  detail,
  drawBody,
  draws,
  endedCode,
  giveChances,
  misfitOf,
  open,
  openCode,
  records,
  takesPart,
  visits,
} from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const someone = newcomers(app, context)

test('R24 Any visitor sees prizes with odds and stock, the licence and the hash of the seed, but not the seed', async () => {
  const shown = await detail(app, openCode)
  expect(shown).toMatchObject({
    number: open,
    phase: 'open',
    licenceNo: '059018',
    seed: null,
    revealedAt: null,
    statistics: null,
  })
  expect(shown.prizes.map(({ code, odds }) => [code, odds])).toEqual([
    ['tea-set', 5_000],
    ['lucky-cash', 40_000],
    ['supermarket', 60_000],
    ['coffee', 120_000],
  ])
  expect(shown.committedAt).toBeLessThan(shown.opensAt)
  const [row] = await db<[{ seed_sealed: Buffer }]>`select seed_sealed from draws where activity = ${open}`
  expect(row.seed_sealed.length).toBeGreaterThan(64)
})

test('R24 An unchanged detail is a 304 without a body', async () => {
  const first = await app.inject({ url: `/api/draws/${openCode}` })
  const again = await app.inject({
    url: `/api/draws/${openCode}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
})

test('R24 A participant gets one chance for joining and one for the day, and each draw uses one', async () => {
  const { from, as } = await someone()
  await takesPart(from, as)
  const { data } = await visits(from, as)
  expect(data.chances).toBe(2)
  const [{ last: before }] = await db<[{ last: number }]>`
    select last_number as last from draws where activity = ${open}`
  const first = (await draws(from, as)).data
  expect(first.draw.number).toBe(before + 1)
  expect(first.status.chances).toBe(1)
  expect((await draws(from, as)).data.status.chances).toBe(0)
  expect(await draws(from, as)).toMatchObject({ reason: 'no_chances' })
  expect((await visits(from, as)).data.draws.map(({ number }: { number: number }) => number)).toEqual([
    before + 2,
    before + 1,
  ])
})

test('R24 N13 A draw sent again under its key returns the same result, and another body under the key is refused', async () => {
  const { from, as } = await someone()
  await takesPart(from, as)
  await visits(from, as)
  const body = drawBody()
  const first = await draws(from, as, body)
  expect(await draws(from, as, body)).toEqual(first)
  expect((await visits(from, as)).data.chances).toBe(1)
  expect(await draws(from, as, { ...body, visitorSeed: randomUUID() })).toMatchObject({ reason: 'key_reused' })
})

test('R24 N13 A key whose stored reply another version wrote returns its draw and makes no second one', async () => {
  const { from, as } = await someone()
  await takesPart(from, as)
  await visits(from, as)
  const body = drawBody()
  const first = (await draws(from, as, body)).data
  await draws(from, as, drawBody(body.visitorSeed))
  for (const written of [{ draw: { number: first.draw.number, outcome: 'of a later version' } }, first.draw]) {
    await db`update idempotency_keys set reply = ${db.json(written)} where key = ${body.key}`
    const again = (await draws(from, as, body)).data
    expect(again.draw.visitorSeed).toBe(body.visitorSeed)
    if ('draw' in written) expect(again.draw).toEqual(first.draw)
    expect(again.status.draws).toHaveLength(2)
  }
})

test("R24 Drawing is refused without joining, without a chance of one's own, and with an invalid seed", async () => {
  const rich = await someone()
  await takesPart(rich.from, rich.as)
  await giveChances(context, rich.mobile, 5)
  const poor = await someone()
  expect(await draws(poor.from, poor.as)).toMatchObject({ reason: 'no_chances' })
  await takesPart(poor.from, poor.as)
  await draws(poor.from, poor.as)
  expect(await draws(poor.from, poor.as)).toMatchObject({ reason: 'no_chances' })
  for (const seed of ['short', 'x'.repeat(65), 'with spaces in it, 16', '十六個字的種子十六個字的種子十六'])
    expect(await draws(rich.from, rich.as, drawBody(seed))).toMatchObject({ reason: 'invalid_request' })
})

test('R24 An open draw shows only its last winners, masked, the newest first', async () => {
  const { records: shown, next } = await records(app, openCode, 7)
  expect(next).toBeNull()
  expect(shown.length).toBeGreaterThan(0)
  for (const record of shown) {
    expect(record.winner).toMatch(/^\*\*\*\d\d$/)
    expect(record.prize).not.toBeNull()
    expect(Object.keys(record).sort()).toEqual(['at', 'number', 'prize', 'visitorSeed', 'winner'])
  }
  expect(shown.map(({ number }) => number)).toEqual(shown.map(({ number }) => number).sort((one, other) => other - one))
})

test('R24 The ended draw verifies completely, including a prize that ran out', async () => {
  const shown = await detail(app, endedCode)
  expect(shown.phase).toBe('ended')
  const drawn = await allRecords(app, endedCode)
  expect(shown.statistics).toEqual({ draws: drawn.length, wins: drawn.filter(({ prize }) => prize).length, people: 32 })
  expect(misfitOf(shown, drawn)).toBeUndefined()
  expect(shown.prizes.find(({ code }) => code === 'mooncake')?.stock.remaining).toBe(0)
})

test('R24 An ended draw is counted once, and later replies do not read its records', async () => {
  const shown = await detail(app, endedCode)
  await ownerOf(db).begin(async (tx) => {
    await tx`lock table draw_records, draw_chances in access exclusive mode`
    expect(await detail(app, endedCode)).toEqual(shown)
  })
})

test('R24 A mainland address sees neither prizes nor winners', async () => {
  for (const path of ['', '/records']) {
    const reply = await app.inject({ url: `/api/draws/${openCode}${path}`, headers: { 'x-sandbox-country': 'CN' } })
    expect(reply.json()).toMatchObject({ reason: 'activity_mainland' })
  }
  expect((await app.inject({ url: '/api/draws/none' })).json()).toMatchObject({ reason: 'not_found' })
})
