import { staffRoles } from '@foyer/api/staff/roles'
import { refusals } from '@foyer/protocol/errors'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { connect } from '../database/connect.ts'
import { joins, newcomers } from '../modules/activities/testing.ts'
import { budgetDay } from '../modules/sms/budget.ts'
import { machineWith, staffWith } from '../modules/staff/testing/callers.ts'
import { testApp } from '../testing/context.ts'
import { createTestDatabase } from '../testing/database.ts'
import { figuresIn, metricsReader } from '../testing/metrics.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { token } = await machineWith(context, 'metrics')

const metrics = metricsReader(context)
const scrape = async (one = app) => figuresIn(await metrics(one))

describe('GET /metrics', () => {
  test('O1 a second server in a process shows the figures of Node.js, and adds no observer that would keep it in memory', async () => {
    const observe = vi.spyOn(PerformanceObserver.prototype, 'observe')
    const second = await buildApp(context)
    afterAll(() => second.close())
    expect((await scrape(second)).get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0)
    expect(observe).not.toHaveBeenCalled()
    observe.mockRestore()
  })

  test('O1 GET /metrics counts calls by route and status, and never contains the path itself', async () => {
    await app.inject('/api/content/agreements/privacy?lang=en-US')
    await app.inject('/api/content/agreements/51234567')
    await app.inject('/51234567')
    const figures = await scrape()
    const count = (labels: string) => figures.get(`foyer_http_request_duration_seconds_count{${labels}}`)
    expect(count('method="GET",route="/api/content/agreements/:key",status="200"')).toBe(1)
    expect(count('method="GET",route="/api/content/agreements/:key",status="404"')).toBe(1)
    expect(count('method="GET",route="none",status="404"')).toBe(1)
    expect([...figures.keys()].join('\n')).not.toContain('51234567')
  })

  test('O1 GET /metrics counts refusals by reason, and lists every reason from zero', async () => {
    const of = async (reason: string) => (await scrape()).get(`foyer_refusals_total{reason="${reason}"}`)
    const before = (await of('invalid_request')) ?? Number.NaN
    await app.inject('/api/content/agreements/privacy?lang=xx')
    await app.inject({
      method: 'POST',
      url: '/api/client-errors',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    await app.inject(`/opening/system/areaCode/aggregatedSearch?content=${'x'.repeat(100)}`)
    expect(await of('invalid_request')).toBe(before + 3)
    for (const reason of Object.keys(refusals)) expect(await of(reason)).toBeGreaterThanOrEqual(0)
  })

  test('O1 GET /metrics shows the SMS budget of the day, its sent messages and its verified codes', async () => {
    const day = budgetDay(context.clocks.wall())
    await db`insert into sms_budget (day, daily_limit, spent, verified) values (${day}::date, 500, 40, 31)
      on conflict (day) do update set daily_limit = 500, spent = 40, verified = 31`
    const figures = await scrape()
    expect(figures.get('foyer_sms_budget_messages')).toBe(500)
    expect(figures.get('foyer_sms_spent_messages')).toBe(40)
    expect(figures.get('foyer_sms_verified_codes')).toBe(31)
  })

  test('O1 A12 GET /metrics shows the number of kinds and reports of client errors', async () => {
    const payload = { name: 'E', message: 'm', stack: [], route: '/', release: '1' }
    for (let i = 0; i < 3; i++) await app.inject({ method: 'POST', url: '/api/client-errors', payload })
    const figures = await scrape()
    expect(figures.get('foyer_client_error_kinds')).toBe(1)
    expect(figures.get('foyer_client_error_reports')).toBe(3)
  })

  test('O1 REL-13 GET /metrics shows grants by activity, counted once a minute, waiting partner orders with the age of the oldest, and the depth of queues', async () => {
    const before = await scrape()
    const someone = await newcomers(app, context)()
    await joins(someone.from, someone.as, 499)
    await context.db`update partner_orders set created_at = ${new Date(context.clocks.wall() - 30_000)}`
    const grants = 'foyer_rewards_granted{activity="499"}'
    const granted = before.get(grants) ?? 0
    // REL-13 the whole table is counted once a minute at most
    expect((await scrape()).get(grants) ?? 0).toBe(granted)
    clock.advance(60_000)
    const figures = await scrape()
    expect(figures.get(grants)).toBe(granted + 1)
    expect(figures.get('foyer_partner_orders_waiting')).toBe((before.get('foyer_partner_orders_waiting') ?? 0) + 1)
    expect(figures.get('foyer_partner_orders_oldest_seconds')).toBe(90)
    const depth = 'foyer_queue_depth{queue="partner-order"}'
    expect(figures.get(depth)).toBe((before.get(depth) ?? Number.NaN) + 1)
  })

  test('O1 GET /metrics shows figures of the database, the connection pool and the event loop', async () => {
    const figures = await scrape()
    expect(figures.get('foyer_database_size_bytes')).toBeGreaterThan(1_000_000)
    expect(figures.get('foyer_database_connections')).toBeGreaterThanOrEqual(1)
    expect(figures.get('foyer_database_connections_max')).toBe(300)
    expect(figures.get('foyer_database_pool_max')).toBe(10)
    expect(figures.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  })

  test('O1 GET /metrics without the database still shows the process figures, and shows no old database figures', async () => {
    const { url, drop } = await createTestDatabase()
    const gone = connect(url, { max: 1, name: 'foyer test' })
    const other = await buildApp({ ...context, db: gone })
    afterAll(() => other.close())
    const read = metricsReader({ ...context, db: gone })
    expect(figuresIn(await read(other)).get('foyer_figures_up{source="database"}')).toBe(1)
    await gone.end()
    await drop()
    const figures = figuresIn(await read(other))
    expect(figures.get('foyer_figures_up{source="database"}')).toBe(0)
    expect(figures.has('foyer_database_size_bytes')).toBe(false)
    expect([...figures.keys()].filter((name) => /^foyer_(queue|rewards|partner)/.test(name))).toEqual([])
    expect(figures.has('process_cpu_seconds_total')).toBe(true)
    expect((await scrape()).get('foyer_figures_up{source="database"}')).toBe(1)
  })
})

describe('access to /metrics', () => {
  const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/metrics', headers, remoteAddress })

  test('O1 access to /metrics is granted from any address with the token of a machine client for it', async () => {
    expect((await request({ authorization: `Bearer ${token}` }, '203.0.113.5')).statusCode).toBe(200)
  })

  test.each([
    ['this machine', {}, 'staff_signed_out'],
    ['a wrong token', { authorization: 'Bearer wrong' }, 'token_invalid'],
    ['the token without its scheme', { authorization: token }, 'token_invalid'],
    ['a longer token', { authorization: `Bearer ${token}x` }, 'token_invalid'],
    ['another token of the same form', { authorization: `Bearer fmc_${'a'.repeat(43)}` }, 'token_invalid'],
    ['an empty token', { authorization: 'Bearer ' }, 'token_invalid'],
  ])('O1 SEC-1 access to /metrics is refused for %s, also in the sandbox', async (_name, headers, reason) => {
    const reply = await request(headers as Record<string, string>)
    expect([reply.statusCode, reply.json().reason]).toEqual([401, reason])
    expect(reply.body).not.toContain('foyer_')
  })

  test('O1 a machine client with another scope, and every role, is refused', async () => {
    for (const { headers } of [await machineWith(context, 'gifts'), await staffWith(context, ...staffRoles)])
      expect((await request(headers)).json().reason).toBe('role_missing')
  })
})
