import { SpanStatusCode, trace } from '@opentelemetry/api'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { drain } from '../jobs/work.ts'
import { jobsOf } from '../module.ts'
import { joinBody, newcomers } from '../modules/activities/testing.ts'
import { testApp } from '../testing/context.ts'
import { durationOf, recordSpans, traceText } from './testing/spans.ts'

/** Milliseconds that a call spends on the network. */
const onNetwork = 120
let wall = (): number => 0
const exporter = recordSpans(() => wall() + onNetwork)
const lines: Record<string, unknown>[] = []
const { app, context, clock } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'info' }) })
Object.defineProperty(app.log, pino.symbols.streamSym, {
  value: { write: (line: string) => lines.push(JSON.parse(line)) },
})
wall = clock.clocks.wall
const failing = '/api/content/agreements'
app.addHook('preHandler', async ({ routeOptions }) => {
  if (routeOptions.url === failing) throw new Error('person +85251200001 does not fit')
})
const someone = await newcomers(app, context)()

/** Finished spans, without those of refusals, which are stored some time after the reply. */
const finished = () =>
  exporter.getFinishedSpans().filter(({ attributes }) => attributes['db.collection.name'] !== 'shown_refusals')

/** The spans that `act` records, without spans of other traces. */
const traced = async <T>(act: () => Promise<T>) => {
  exporter.reset()
  lines.length = 0
  const value = await act()
  const spans = finished()
  const request =
    spans.find(({ attributes }) => 'foyer.reference' in attributes) ?? expect.fail('no request has a span')
  const { traceId } = request.spanContext()
  return { value, request, traceId, spans: spans.filter((span) => span.spanContext().traceId === traceId) }
}

const body = joinBody()
const join = () => someone.from.send(someone.from.sign('/api/user/499/join', body, someone.as))
const joined = await traced(async () => {
  expect((await join()).json()).toMatchObject({ status: 0 })
  await drain(context, jobsOf(context.modules).find(({ name }) => name === 'partner-order') ?? expect.fail())
})

test('REL-16 one trace shows a join from the tap on the device to the stored row, and the job that the join sent', () => {
  const text = traceText(joined.spans, ({ name }) => name)
  expect(text.split('\n')[0]).toBe('device to server')
  expect(text).toMatch(
    /^ {2}POST \/api\/user\/:number\/join\n( {4}.*\n)* {4}insert participations\n( {4}.*\n)* {4}commit\n/m,
  )
  expect(text).toMatch(/^ {4}job partner-order\n( {6}.*\n)* {6}update partner_orders$/m)
  const [device] = joined.spans.filter(({ name }) => name === 'device to server')
  expect(Math.round(durationOf(device ?? expect.fail()))).toBe(onNetwork)
})

test('REL-16 no span contains an identifier, a secret or a value of a person', () => {
  const { headers } = someone.from.sign('/api/user/499/join', body, someone.as)
  const secrets = [someone.mobile, someone.mobile.slice(4), someone.from.sid, someone.as.jwt, body.key, '499', '1.36.0']
  const all = JSON.stringify(
    joined.spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  )
  for (const secret of [...secrets, String(headers['app-pub-key'])]) expect(all).not.toContain(secret)
  expect([...new Set(joined.spans.flatMap(({ attributes }) => Object.keys(attributes)))].sort()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.query.summary',
    'db.system.name',
    'fastify.root',
    'foyer.reference',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'messaging.destination.name',
    'messaging.system',
    'url.path',
  ])
})

test('REL-16 a refused call has one reference in its reply, in the lines of the log and in its span, and both name the trace', async () => {
  const { value, request, traceId } = await traced(() =>
    someone.from.send(someone.from.sign('/api/user/499/join', { ...body, key: 'x' }, someone.as)),
  )
  const { reference, reason } = value.json()
  expect(request).toMatchObject({
    attributes: { 'foyer.reference': reference, 'foyer.reason': reason, 'http.response.status_code': 400 },
    // a refusal is no failure of the server
    status: { code: SpanStatusCode.OK },
  })
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'refused', reqId: reference, trace_id: traceId }))
})

test('REL-16 the span of a failure has the reference and the reason, and not the message of the error', async () => {
  const { value, request, traceId, spans } = await traced(() => app.inject(failing))
  const { reference } = value.json()
  expect(value.statusCode).toBe(500)
  expect(request).toMatchObject({
    attributes: { 'foyer.reference': reference, 'error.type': 'server_error' },
    status: { code: SpanStatusCode.ERROR, message: 'server_error' },
  })
  expect(JSON.stringify(spans.map(({ attributes, events, status }) => [attributes, events, status]))).not.toContain(
    '5120',
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'unexpected failure', reqId: reference, trace_id: traceId }),
  )
})

test('REL-16 a statement that the database refuses has the code of its error in its span, and no value', async () => {
  exporter.reset()
  await trace.getTracer('foyer').startActiveSpan('outside', async (span) => {
    await context.db`select ${'+85251200001'}::integer`.catch(() => undefined)
    span.end()
  })
  const [statement] = finished()
  expect(statement).toMatchObject({ name: 'select', attributes: { 'error.type': '22003' } })
  expect(JSON.stringify([statement?.attributes, statement?.events, statement?.status])).not.toContain('5120')
})

test('REL-16 a caller that sends a traceparent continues its own trace, and a wrong one is ignored', async () => {
  const own = '0af7651916cd43dd8448eb211c80319c'
  const call = (traceparent: string) => traced(() => app.inject({ url: '/api/activities', headers: { traceparent } }))
  expect((await call(`00-${own}-b7ad6b7169203331-01`)).traceId).toBe(own)
  expect((await call(`00-${own}-rubbish`)).traceId).not.toBe(own)
})

test('REL-16 probes have no span', async () => {
  exporter.reset()
  for (const url of ['/healthz', '/readyz', '/metrics']) await app.inject(url)
  expect(finished()).toEqual([])
})
