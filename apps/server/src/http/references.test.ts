import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { testApp } from '../testing/context.ts'
import { sendBytes } from '../testing/raw-http.ts'

const { app } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'info', INSIGHTS: 'on', API_DOCS: 'on' }) })
const lines: string[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, { value: { write: (line: string) => lines.push(line) } })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** The references of refusals in the log. */
const logged = () =>
  lines.map((line) => JSON.parse(line)).flatMap(({ msg, reqId }) => (msg === 'refused' ? [String(reqId)] : []))

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`
const post = (path: string, body: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const tooLarge = 'x'.repeat(70_000)

test.each([
  ['no HTTP at all', 'rubbish\r\n\r\n', 400],
  ['too many headers', get('/', `X: ${'x'.repeat(20_000)}\r\n`), 413],
  ['a path that is no URL', get('/%zz'), 400],
  ['an unknown path', get('/api/nothing-here'), 404],
  ['a file that is not there', get('/assets/none.js'), 404],
  ['a file of the insights that is not there', get('/insights/assets/none.js'), 404],
  ['a file of the reference that is not there', get('/docs/static/none.js'), 404],
  ['a stream without a ticket', get('/quote/market/stream?ticket=none'), 401],
  ['a stream of no live session', get('/api/live/none/events?viewer=abcdefghijklmnop'), 404],
  ['an upload without a ticket', get('/api/uploads/00000000-0000-4000-8000-000000000000'), 400],
  ['a body that is too large', post('/api/client-errors', tooLarge), 413],
  ['a body of another type', post('/api/client-errors', 'x', 'text/x'), 400],
  ['an unsigned call', post('/quote/market/time', '{}'), 401],
  ['a body that the collector cannot read', post('/sa?project=default', 'data=rubbish', 'text/plain'), 400],
  ['a search that is too long', get(`/opening/system/areaCode/aggregatedSearch?content=${'x'.repeat(100)}`), 400],
  [
    'a call of nobody to an endpoint for staff',
    post('/operators/live', '{}', 'application/json').replace('Host', 'Via: x\r\nHost'),
    401,
  ],
])('X3 %s is refused with a reference that is in the log', async (_what, request, status) => {
  const { statusCode, body } = await sendBytes(port, Buffer.from(request))
  expect([statusCode, body.slice(0, 200)]).toEqual([status, expect.any(String)])
  const { reference } = JSON.parse(body)
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(logged()).toContain(reference)
})
