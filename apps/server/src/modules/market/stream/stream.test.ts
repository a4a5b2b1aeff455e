import type { QuoteTick } from '@foyer/api/market'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { declareClosure } from '../../trading-calendar/closures.ts'
import { readMarketConditions } from '../conditions.ts'
import { slotMs, slotOf } from '../exchange/slots.ts'
import { quoted } from '../instruments.ts'
import { tickIn } from '../quotes.ts'
import { halt, resume, switchFeed } from '../switches.ts'
import { codes, type QuoteStream, type Seen, streaming } from './testing/streaming.ts'

const { context, clock, origin, address, connect, connected, goOn, standAt } = await streaming()
const { clocks, db } = context

/** The ticks of the exchange after a moment, up to now. */
const expected = async (from: number, requested = codes): Promise<{ at: number; ticks: QuoteTick[] }[]> => {
  const conditions = await readMarketConditions(context)
  const found = []
  for (let slot = slotOf(from) + 1; slot <= slotOf(clocks.business()); slot++) {
    const ticks = [...requested].sort().flatMap((code) => tickIn(conditions, quoted.get(code)!, slot) ?? [])
    if (ticks.length > 0) found.push({ at: slot * slotMs, ticks })
  }
  return found
}
const ticksOf = (events: readonly Seen[]) =>
  events.map((event) => (event.event === 'quotes' ? { at: Number(event.id.split('-')[0]), ticks: event.data } : event))
/** The next given number of events with ticks; other events are skipped. */
const takeTicks = async (stream: QuoteStream, count: number): Promise<Seen[]> => {
  const found: Seen[] = []
  while (found.length < count) found.push(...(await stream.take(1)).filter(({ event }) => event === 'quotes'))
  return found
}

describe('a stream of quotes', () => {
  test('a stream begins with all quotes, then sends each tick once and in order', async () => {
    const stream = await connect(address())
    const [reset] = await stream.take(1)
    expect(reset).toMatchObject({
      event: 'reset',
      data: { delay: 0, asOf: slotOf(clocks.business()) * slotMs, market: { state: 'open' } },
    })
    if (reset?.event !== 'reset') throw new Error('no snapshot')
    expect(reset.data.quotes.map(({ code }) => code)).toEqual([...codes].sort())
    await stream.take(1)
    const from = clocks.business()
    for (const ms of [250, 250, 500, 100, 150, 2000, 10_000]) await goOn(ms)
    const ticks = await expected(from)
    expect(ticks.length).toBeGreaterThan(40)
    expect(ticksOf(await stream.take(ticks.length))).toEqual(ticks)
    expect(stream.seen.length).toBe(ticks.length + 2)
  })

  test('a page receives only the codes that it requested', async () => {
    const [one, other] = [await connected(address({ codes: ['99138'] })), await connected()]
    const from = clocks.business()
    await goOn(30_000)
    const [ofOne, ofOther] = [await expected(from, ['99138']), await expected(from)]
    expect(ofOther.length).toBeGreaterThan(ofOne.length)
    expect(ticksOf(await one.take(ofOne.length))).toEqual(ofOne)
    expect(ticksOf(await other.take(ofOther.length))).toEqual(ofOther)
  })

  test('a stream resumes after a lost connection with exactly the missed ticks', async () => {
    const url = address()
    const stream = await connected(url)
    await goOn(2000)
    const last = (await stream.take(4)).at(-1)
    if (last?.event !== 'quotes') throw new Error('no ticks')
    stream.close()
    await goOn(20_000)
    const again = await connect(url, last.id)
    const missed = await expected(Number(last.id.split('-')[0]))
    expect(ticksOf(await again.take(missed.length))).toEqual(missed)
    expect((await again.take(1))[0]?.event).toBe('market')
    const from = clocks.business()
    await goOn(1000)
    const ticks = await expected(from)
    expect(ticksOf(await again.take(ticks.length))).toEqual(ticks)
  })

  test('a stream resumes in another process, and under a new address with the same codes', async () => {
    const { app: second } = await testApp(context)
    const other = await second.listen({ port: 0, host: '127.0.0.1' })
    const stream = await connected()
    await goOn(1000)
    const [last] = await stream.take(1)
    if (last?.event !== 'quotes') throw new Error('no ticks')
    await goOn(3000)
    const again = await connect(`${address().replace(origin, other)}&last=${last.id}`)
    const missed = await expected(Number(last.id.split('-')[0]))
    expect(ticksOf(await again.take(missed.length))).toEqual(missed)
    again.close()
  })

  test.each([
    ['too old', async (id: string) => [id, 61_000] as const],
    ['of a future moment', async (id: string) => [id.replace(/^\d+/, '9999999999999'), 500] as const],
    ['of another stream', async (id: string) => [id.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), 500] as const],
    ['made up', async () => ['<script>', 500] as const],
  ])('a stream begins anew if the last event id is %s', async (_what, idOf) => {
    const url = address()
    const stream = await connected(url)
    await goOn(1000)
    const [last] = await stream.take(1)
    if (last?.event !== 'quotes') throw new Error('no ticks')
    stream.close()
    const [id, later] = await idOf(last.id)
    await goOn(later)
    const [first] = await (await connect(url, id)).take(1)
    expect(first?.event).toBe('reset')
  })

  test.each([
    ['the clock goes back', async () => clock.moveBusiness(-3_600_000)],
    ['the clock advances by days', async () => clock.moveBusiness(7 * 86_400_000)],
    ['an instrument is halted', () => halt(db, '02800', clocks.business())],
    [
      'a typhoon stops trading',
      () => declareClosure(db, { day: '2026-01-05', reason: 'typhoon', fromMinute: 9 * 60 + 50 }, clocks.business()),
    ],
    ['the feed becomes delayed', () => switchFeed(db, 'delayed')],
  ])('a stream begins anew when %s', async (_what, happens) => {
    const stream = await connected()
    await happens()
    await goOn(1000)
    const [reset] = await stream.take(1)
    const conditions = await readMarketConditions(context)
    expect(reset).toMatchObject({ event: 'reset', data: { delay: conditions.feed === 'delayed' ? 900 : 0 } })
    const from = clocks.business()
    await goOn(1000)
    if (conditions.feed === 'delayed' || conditions.closures.declared.size > 0) return
    const ticks = await expected(from)
    expect(ticksOf(await takeTicks(stream, ticks.length))).toEqual(ticks)
  })

  test('a halted instrument sends no ticks until it is resumed', async () => {
    const stream = await connected()
    await halt(db, '02800', clocks.business())
    await goOn(1000)
    const [reset] = await stream.take(1)
    if (reset?.event !== 'reset') throw new Error('no snapshot')
    const halted = reset.data.quotes.filter(({ isHalted }) => isHalted).map(({ code }) => code)
    expect(halted).toEqual(['02800'])
    await goOn(900)
    await resume(db, '02800')
    await goOn(1000)
    const events: Seen[] = []
    while (events.at(-1)?.event !== 'reset') events.push(...(await stream.take(1)))
    const ticks = events.flatMap((event) => (event.event === 'quotes' ? event.data : []))
    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.map(({ code }) => code)).not.toContain('02800')
    expect(events.at(-1)).toMatchObject({ data: { quotes: [{ code: '02800', isHalted: false }, {}, {}, {}] } })
  })

  test('O7 a stream reports when the market changes: lunch, open again, closed', async () => {
    standAt('2026-01-05T11:59:59')
    const stream = await connected()
    await goOn(2000)
    const noon: Seen[] = []
    while (noon.at(-1)?.event !== 'market') noon.push(...(await stream.take(1)))
    expect(noon.at(-1)?.data).toMatchObject({ state: 'lunch', next: 'open' })
    await goOn(50_000)
    standAt('2026-01-05T12:59:58')
    await goOn(1000)
    await goOn(2000)
    const afternoon: Seen[] = []
    while (afternoon.at(-1)?.event !== 'market') afternoon.push(...(await stream.take(1)))
    expect(afternoon.at(-1)?.data).toMatchObject({ state: 'open', next: 'closed' })
  })

  test('a new trading day begins with all quotes again', async () => {
    standAt('2026-01-06T09:29:59')
    const stream = await connected()
    await goOn(500)
    await goOn(1000)
    const events = await stream.take(2)
    const [reset] = events.filter(({ event }) => event === 'reset')
    expect(reset?.data).toMatchObject({ quotes: [{ volume: expect.not.stringMatching(/^\d{7,}$/) }, {}, {}, {}] })
    expect(events.map(({ event }) => event).sort()).toEqual(['market', 'reset'])
  })

  test('a visitor receives quotes that are a quarter of an hour old and marked as delayed', async () => {
    const stream = await connect(address({ isRealTime: false }))
    const [reset] = await stream.take(2)
    if (reset?.event !== 'reset') throw new Error('no snapshot')
    expect(reset.data).toMatchObject({ delay: 900, asOf: slotOf(clocks.business() - 900_000) * slotMs })
    for (const quote of reset.data.quotes) {
      expect(quote.isDelayed).toBe(true)
      expect(quote.at).toBeLessThanOrEqual(reset.data.asOf)
    }
    await goOn(1000)
    const [ticks] = await stream.take(1)
    if (ticks?.event !== 'quotes') throw new Error('no ticks')
    for (const { at } of ticks.data) expect(at).toBeLessThanOrEqual(clocks.business() - 900_000)
  })

  test('a stream reports that there is no market data, and begins anew when there is', async () => {
    const stream = await connected()
    await switchFeed(db, 'down')
    await goOn(1000)
    expect((await stream.take(1))[0]?.event).toBe('unavailable')
    const late = await connect(address())
    expect(late.response.statusCode).toBe(503)
    await goOn(500)
    await switchFeed(db, 'up')
    await goOn(1000)
    expect((await stream.take(1))[0]?.event).toBe('reset')
  })
})
