import type { PlaybackReport } from '@foyer/api/playback-report'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { metricsReader } from '../../testing/metrics.ts'

const { app, context } = await testApp()
const metrics = metricsReader(context)
const report: PlaybackReport = {
  ...{ kind: 'live', code: 'studio', startMs: 800, stalls: 2, stalledMs: 8500, playedMs: 60_000, fault: null },
}
const sendReport = (changes: object = {}) =>
  app.inject({ method: 'POST', url: '/api/playback-reports', payload: { ...report, ...changes } })
const metric = async (line: string): Promise<number> => {
  const body = await metrics(app)
  const found = body.split('\n').find((each) => each.startsWith(`${line} `))
  return Number(found?.split(' ').at(-1))
}

test('R8 R27 a page reports how playback went, and start-up times, stalls and failures are summed up', async () => {
  expect((await sendReport()).statusCode).toBe(204)
  expect(
    (await sendReport({ startMs: null, stalls: 0, stalledMs: 0, playedMs: 0, fault: 'manifestLoadError' })).statusCode,
  ).toBe(204)
  expect(await metric('foyer_playback_start_seconds_bucket{le="0.5",kind="live"}')).toBe(0)
  expect(await metric('foyer_playback_start_seconds_bucket{le="1",kind="live"}')).toBe(1)
  expect(await metric('foyer_playback_unstarted_total{kind="live"}')).toBe(1)
  expect(await metric('foyer_playback_stalls_total{kind="live"}')).toBe(2)
  expect(await metric('foyer_playback_stalled_seconds_total{kind="live"}')).toBe(8.5)
  expect(await metric('foyer_playback_played_seconds_total{kind="live"}')).toBe(60)
  expect(await metric('foyer_playback_faults_total{kind="live"}')).toBe(1)
})

test.each([
  { kind: 'other' },
  { code: '../x' },
  { startMs: -1 },
  { startMs: 600_001 },
  { stalls: 1.5 },
  { stalledMs: Number.MAX_SAFE_INTEGER },
  { fault: 'a fault with my name in it' },
])('a report with %o is refused', async (changes) => {
  expect((await sendReport(changes)).statusCode).toBe(400)
})

test('reports per address are limited per minute, including invalid ones', async () => {
  const remoteAddress = '198.51.100.7'
  const once = (payload: object) => app.inject({ method: 'POST', url: '/api/playback-reports', payload, remoteAddress })
  for (let i = 0; i < 120; i++) await once(i % 2 ? report : {})
  expect((await once(report)).json()).toMatchObject({ reason: 'rate_limited' })
})
