import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { connectionClosed } from '../database/outage.ts'
import { newReference } from '../reference.ts'
import { Refused } from '../refused.ts'
import { answerErrors } from './errors.ts'
import { loggerOptions } from './logging.ts'

const lines: { reqId?: string; msg: string; level: number; cause?: string }[] = []
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const { serializers = {} } = loggerOptions(readEnvironment({}))
const app = Fastify({ logger: { level: 'info', stream, serializers }, genReqId: newReference })
answerErrors(app)
app.get('/refused', () => Promise.reject(new Refused('rate_limited')))
app.get('/passing', () => Promise.reject(new Refused('unavailable')))
app.get('/broken', () => Promise.reject(new TypeError('of its own')))
app.get('/outage', () => Promise.reject(connectionClosed('the connections closed')))
afterAll(() => app.close())

test.each([
  ['/refused', 429, 'refused'],
  ['/broken', 500, 'unexpected failure'],
])(
  'X3 the reference of a failed call to %s is in its reply and in the log line with the reason',
  async (url, status, msg) => {
    const reply = await app.inject(url)
    const { reference } = reply.json()
    expect(reply.statusCode).toBe(status)
    expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(lines.filter(({ reqId }) => reqId === reference).map((line) => line.msg)).toContain(msg)
  },
)

test('X3 a refusal for a temporary reason has Retry-After, even if the code that refused gave no time', async () => {
  const reply = await app.inject('/passing')
  expect(reply.json()).toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
  expect(reply.headers['retry-after']).toBe('5')
})

test('REL-17 the log states why the database was away during a call', async () => {
  const { reference, reason } = (await app.inject('/outage')).json()
  const logged = lines.find(({ reqId, msg }) => reqId === reference && msg === 'database outage')
  expect([reason, logged?.cause]).toEqual(['unavailable', 'the connections closed'])
})
