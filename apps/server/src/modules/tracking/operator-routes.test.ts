import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { machineWith, staffWith } from '../staff/testing/callers.ts'
import { createLive } from './live.ts'
import { debug, one, post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { headers } = await staffWith(context, 'operations')
const figures = (payload: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url: '/operators/tracking/figures', headers: as, payload: JSON.stringify(payload) })
const january = { from: '2026-01-01', to: '2026-01-31' }

describe('the tracker’s routes for operators', () => {
  test('T7 operators see the figures of the requested days', async () => {
    const event = wireEvent('track', { properties: { $url_path: '/home' } })
    await post(app, several([event, event, wireEvent('track', { event: 'other' })]))
    await post(app, one(wireEvent('track', { event: 'no name' })))
    expect((await figures(january)).json().data).toEqual({
      totals: { events: 2, visitors: 1, stored: 2, duplicates: 1 },
      days: [{ day: '2026-01-05', events: 2, visitors: 1 }],
      pageViews: [{ path: '/home', views: 1, visitors: 1 }],
      signIn: { opened: 0, requested: 0, signedIn: 0 },
      joins: [],
      rejected: [{ reason: 'name_malformed', events: 1 }],
    })
    expect((await figures({ from: '2026-02-01', to: '2026-02-28' })).json().data.pageViews).toEqual([])
  })

  test.each([
    ['malformed days', 'x', 'y'],
    ['an end before the beginning', '2026-01-02', '2026-01-01'],
    ['an impossible day', '2026-02-01', '2026-02-30'],
    ['days of the year 0', '0000-01-01', '0000-01-02'],
    ['more than 92 days', '2026-01-01', '2026-04-03'],
  ])('T7 a request for %s is refused', async (_, from, to) => {
    expect((await figures({ from, to })).json()).toMatchObject({ reason: 'invalid_request' })
    expect((await figures({ from: '2026-01-01', to: '2026-04-02' })).statusCode).toBe(200)
  })

  test('T7 a program with the scope of the tracker reads its figures', async () => {
    const reader = await machineWith(context, 'tracking')
    const reply = await figures(january, { ...reader.headers, 'content-type': 'application/json' })
    expect(reply.statusCode).toBe(200)
  })

  test('T7 a stream shows operators what debug mode reads and rejects', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const gone = new AbortController()
    const stream = await fetch(`http://127.0.0.1:${port}/operators/tracking/live`, {
      method: 'POST',
      body: '{}',
      headers,
      signal: gone.signal,
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader?.read())?.value ?? ''
    await debug(app, one(wireEvent('track', { event: 'looked_at' })), { 'dry-run': 'true' })
    await debug(app, one(wireEvent('track', { event: 'no name' })))
    while (!text.includes('name_malformed')) text += (await reader?.read())?.value ?? ''
    gone.abort()
    expect(text).toContain('"event":"looked_at"')
    expect(text).toContain('"isStored":false')
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  })

  test('T7 twenty operators can watch at once; a further one replaces the earliest', () => {
    const live = createLive()
    const seen: number[] = []
    const left: number[] = []
    const stops = Array.from({ length: 21 }, (_, nth) =>
      live.watch({ see: () => seen.push(nth), leave: () => left.push(nth) }),
    )
    stops[20]?.()
    live.show({ at: 0, rejection: { index: 0, reason: 'name_empty', field: 'event' } })
    expect(left).toEqual([0])
    expect(seen).toEqual(Array.from({ length: 19 }, (_, nth) => nth + 1))
  })
})
