import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type Bounds, systemCaller } from './caller.ts'
import { answerBytesMax, operation } from './contract.ts'
import { RefusedBySystem, SystemAway } from './system-away.ts'

const pay = operation({
  path: '/payments/pay',
  summary: 'Pays',
  promises: [],
  body: z.strictObject({ cents: z.number() }),
  answer: z.object({ paid: z.boolean() }),
  refusals: ['funds_short'],
})

type Answer = (response: ServerResponse, request: IncomingMessage) => void
/** One for each attempt; the last one also answers all later attempts. */
let answers: Answer[] = []
let received: { headers: IncomingMessage['headers']; path: string | undefined; body: string }[] = []
const system = createServer(async (request, response) => {
  received.push({ headers: request.headers, path: request.url, body: await text(request) })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(response, request)
})
await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
const { port } = system.address() as AddressInfo
afterAll(() => {
  system.closeAllConnections()
  system.close()
})
beforeEach(() => {
  answers = []
  received = []
})

const says =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const resets: Answer = (_response, request) => request.socket.resetAndDestroy()
const staysSilent: Answer = () => undefined

const signing = { id: 'foyer', key: generateKeyPairSync('ed25519').privateKey }
const log = pino({ enabled: false })
interface Given extends Partial<Bounds> {
  readonly url?: string
  readonly timeout?: number
}
const callerOf = (given: Given = {}) => {
  const { url = `http://127.0.0.1:${port}/core`, timeout = 3000, ...bounds } = given
  return systemCaller({ system: 'payments', url, signing, timeout }, log, { firstPause: 1, ...bounds })
}

const failureOf = async (promise: Promise<unknown>): Promise<SystemAway> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SystemAway)) throw new Error(`it did not fail as away: ${error}`)
  return error
}

test('an operation that a system may leave out has its declared answer at 404, and any other operation fails', async () => {
  answers = [says(404, {})]
  const { call, state } = callerOf()
  expect(await call({ ...pay, absent: { paid: false } }, { cents: 5 })).toEqual({ paid: false })
  expect([state.results.answered, state.isAway()]).toEqual([1, false])
  expect((await failureOf(call(pay, { cents: 5 }))).outcome).toBe('not_done')
})

test('a call is a signed POST of JSON below the address of the system, and its valid answer is returned', async () => {
  answers = [says(200, { paid: true, more: 1 })]
  const { call, state } = callerOf()
  expect(await call(pay, { cents: 5 })).toEqual({ paid: true })
  expect(received).toMatchObject([{ path: '/core/payments/pay', body: '{"cents":5}' }])
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    signature: expect.stringMatching(/^foyer=:/),
  })
  expect(state.isAway()).toBe(false)
  expect(state.results).toEqual({ answered: 1, refused: 0, not_done: 0, unknown: 0 })
})

test.each([
  ['resets the connection', resets],
  ['answers 500', says(500, {})],
  ['is busy', says(503, { reason: 'busy' })],
  ['still answers an earlier attempt', says(409, { reason: 'in_progress' })],
])('a system that %s once gets the same call with the same key again', async (_name, once) => {
  answers = [once, says(200, { paid: true })]
  expect(await callerOf().call(pay, { cents: 5 })).toEqual({ paid: true })
  expect(received).toHaveLength(2)
  expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key'])
  expect(received[1]?.body).toBe(received[0]?.body)
})

test('a call that never left this machine is certainly not done, and a person may try again in seconds', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const free = (closed.address() as AddressInfo).port
  await new Promise((resolve) => closed.close(resolve))
  const { call, state } = callerOf({ url: `http://127.0.0.1:${free}` })
  const failure = await failureOf(call(pay, { cents: 5 }))
  expect(failure).toMatchObject({ outcome: 'not_done', reason: 'unavailable', detail: { retryAfter: 5 } })
  expect(failure.message).toContain('payments')
  expect(state.isAway()).toBe(true)
})

test.each([
  ['resets the connection after the request', [resets], 3],
  ['answers too late', [staysSilent], 3],
  ['resets the connection and is busy afterwards', [resets, says(503, { reason: 'busy' })], 3],
  ['answers 502', [says(502, 'bad gateway')], 3],
  ['answers what its contract does not allow', [says(200, { paid: 'yes' })], 1],
  ['redirects', [(response) => response.writeHead(302, { location: '/elsewhere' }).end()], 3],
  ['answers too much', [(response) => response.writeHead(200).end('x'.repeat(answerBytesMax + 1))], 3],
] as readonly (readonly [string, readonly Answer[], number])[])(
  'nobody knows the outcome of a call to a system that %s',
  async (_name, sequence, attempts) => {
    answers = [...sequence]
    // on a busy machine an attempt needs time to arrive
    const { call, state } = callerOf({ timeout: sequence[0] === staysSilent ? 1000 : 3000 })
    expect(await failureOf(call(pay, { cents: 5 }))).toMatchObject({ outcome: 'unknown' })
    expect(received).toHaveLength(attempts)
    expect(state.results).toMatchObject({ answered: 0, unknown: 1 })
  },
)

test.each([
  ['does not answer in time', [staysSilent], true],
  ['does not answer one attempt in time and breaks the next one off', [staysSilent, resets], true],
  ['says that it still answers the call', [says(409, { reason: 'in_progress' })], true],
  ['is behind a gateway whose time ran out', [says(504, 'late')], true],
  ['breaks the connection off', [resets], false],
] as readonly (readonly [string, readonly Answer[], boolean])[])(
  'a failed call to a system that %s says whether the system may still be doing it',
  async (_name, sequence, mayRun) => {
    answers = [...sequence]
    const { call } = callerOf({ timeout: sequence[0] === staysSilent ? 30 : 3000 })
    expect(await failureOf(call(pay, { cents: 5 }))).toMatchObject({ outcome: 'unknown', mayRun })
  },
)

test('a declared reason is a refusal of the act: it is not tried again, and the system is not away', async () => {
  answers = [says(409, { reason: 'funds_short' })]
  const { call, state } = callerOf()
  const error: unknown = await call(pay, { cents: 5 }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(RefusedBySystem)
  expect(error).toMatchObject({ reason: 'funds_short' })
  expect(received).toHaveLength(1)
  expect(state.isAway()).toBe(false)
})

test.each([400, 401, 403, 422])(
  'an undeclared refusal with %i is certainly not done and not tried again',
  async (status) => {
    answers = [says(status, { reason: 'signature_wrong' })]
    const failure = await failureOf(callerOf().call(pay, { cents: 5 }))
    expect(failure.outcome).toBe('not_done')
    expect(failure.message).toContain(`${status} signature_wrong`)
    expect(received).toHaveLength(1)
  },
)

test('after failures in a row no call is tried for a while; then one call tests the system', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  answers = [resets]
  const { call, state } = callerOf({ retries: 0, failures: 2, pause: 10_000 })
  await failureOf(call(pay, { cents: 1 }))
  await failureOf(call(pay, { cents: 2 }))
  expect(received).toHaveLength(2)
  expect(await failureOf(call(pay, { cents: 3 }))).toMatchObject({ outcome: 'not_done', detail: { retryAfter: 10 } })
  expect(received).toHaveLength(2)
  answers = [says(200, { paid: true })]
  vi.advanceTimersByTime(10_001)
  expect(state.isAway()).toBe(true)
  expect(await call(pay, { cents: 4 })).toEqual({ paid: true })
  expect(state.isAway()).toBe(false)
})

test('N13 a call tests the system after the pause although the clock of this machine was set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  answers = [resets]
  const { call } = callerOf({ retries: 0, failures: 1, pause: 10_000 })
  await failureOf(call(pay, { cents: 1 }))
  vi.setSystemTime(Date.now() - 3_600_000)
  await failureOf(call(pay, { cents: 2 }))
  expect(received).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  answers = [says(200, { paid: true })]
  await call(pay, { cents: 3 })
  expect(received).toHaveLength(2)
})

test('calls beyond those under way and those that wait are refused at once', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answers = [
    async (response) => {
      await held
      says(200, { paid: true })(response, undefined as never)
    },
  ]
  const { call } = callerOf({ atOnce: 1, waiting: 1 })
  const both = [call(pay, { cents: 1 }), call(pay, { cents: 2 })]
  expect(await failureOf(call(pay, { cents: 3 }))).toMatchObject({ outcome: 'not_done' })
  release()
  expect(await Promise.all(both)).toEqual([{ paid: true }, { paid: true }])
})
