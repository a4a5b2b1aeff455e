import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { newReference } from '../reference.ts'
import { Refused } from '../refused.ts'
import { answerErrors } from './errors.ts'

const lines: { reqId?: string; msg: string; level: number }[] = []
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const app = Fastify({ logger: { level: 'info', stream }, genReqId: newReference })
answerErrors(app)
app.get('/refused', () => Promise.reject(new Refused('rate_limited')))
app.get('/passing', () => Promise.reject(new Refused('unavailable')))
app.get('/broken', () => Promise.reject(new TypeError('of its own')))
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
