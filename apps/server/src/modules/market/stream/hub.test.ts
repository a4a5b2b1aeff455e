import { refusals } from '@foyer/protocol/errors'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { listen } from '../../../streams/testing/listen.ts'
import { testApp } from '../../../testing/context.ts'
import { metricsReader } from '../../../testing/metrics.ts'
import { limits } from './admission.ts'
import { streaming } from './testing/streaming.ts'

const { app, context, origin, address, connect, connected, goOn } = await streaming()
const metrics = metricsReader(context)

describe('a connection of a market stream', () => {
  test('a stream is not compressed', async () => {
    const stream = await connected()
    expect(stream.response.headers).not.toHaveProperty('content-encoding')
  })

  test('a stream is open to pages of listed origins, like every route of the quote host', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', FOYER_ORIGINS: 'https://m.foyer.example' })
    const { app: listed } = await testApp({ ...context, environment })
    const other = await listed.listen({ port: 0, host: '127.0.0.1' })
    const path = address().replace(origin, other)
    const stream = await listen(path, undefined, { Origin: 'https://m.foyer.example' })
    expect(stream.response.headers['access-control-allow-origin']).toBe('https://m.foyer.example')
    stream.close()
    const stranger = await listen(path, undefined, { Origin: 'https://elsewhere.example' })
    expect(stranger.response.headers).not.toHaveProperty('access-control-allow-origin')
    stranger.close()
  })

  test('a stream ends with its ticket after ten minutes, and the expired ticket opens no other stream', async () => {
    const url = address()
    const stream = await connected(url)
    await goOn(10 * 60_000)
    await stream.ended
    const again = await connect(url)
    expect(again.response.statusCode).toBe(401)
  })

  test('an open stream is not measured as a long request, but a refused one is measured', async () => {
    const url = address()
    const stream = await connected(url)
    await goOn(10 * 60_000)
    await stream.ended
    await connect(url)
    const counted = async () =>
      (await metrics(app))
        .split('\n')
        .filter(
          (line) => line.startsWith('foyer_http_request_duration_seconds_count') && line.includes('market/stream'),
        )
        .map((line) => /status="(\d+)"/.exec(line)?.[1])
    await expect.poll(counted).toContain('401')
    expect(await counted()).not.toContain('200')
  })

  test('each ticket has one connection, and a newer one replaces the older one', async () => {
    const url = address()
    const [first, second] = [await connected(url), await connected(url)]
    await first.ended
    await goOn(1000)
    expect((await second.take(1))[0]?.event).toBe('quotes')
    expect(app.marketStreams.size).toBe(1)
  })

  test('a session with twelve streams is refused another one', async () => {
    for (let nth = 0; nth < 12; nth++) await connected(address({ session: 'greedy' }))
    const refused = await connect(address({ session: 'greedy' }))
    expect(refused.response.statusCode).toBe(429)
    expect(refused.response.headers['retry-after']).toBe('15')
    await connected(address({ session: 'another' }))
  })

  test('an address with 250 visitor streams is refused another one, but a registered caller there is admitted', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' })
    const { app: behindProxy } = await testApp({ ...context, environment })
    const other = await behindProxy.listen({ port: 0, host: '127.0.0.1' })
    const from = (network: string, isRealTime: boolean) =>
      connect(address({ isRealTime }).replace(origin, other), undefined, { 'X-Forwarded-For': network })
    await Promise.all(Array.from({ length: limits.visitors.network }, () => from('192.0.2.1', false)))
    expect((await from('192.0.2.1', false)).response.statusCode).toBe(429)
    expect((await from('192.0.2.2', false)).response.statusCode).toBe(200)
    expect((await from('192.0.2.1', true)).response.statusCode).toBe(200)
  })

  test.each([
    ['no ticket', '', 400],
    ['an empty ticket', '?ticket=', 401],
    ['a tampered ticket', 'tampered', 401],
    ['a forged ticket', `?ticket=${Buffer.from('{}').toString('base64url')}.${'A'.repeat(43)}`, 401],
  ])('a request with %s is refused', async (_what, query, http) => {
    const [path = '', ticket = ''] = address().replace(origin, '').split('?ticket=')
    const [payload = '', mac = ''] = ticket.split('.')
    const longer = Buffer.from(payload, 'base64url').toString().replace('99138', '99139')
    const tampered = `?ticket=${Buffer.from(longer).toString('base64url')}.${mac}`
    const reply = await app.inject(`${path}${query === 'tampered' ? tampered : query}`)
    expect(reply.statusCode).toBe(http)
    if (http === 401) expect(reply.json()).toMatchObject({ status: refusals.ticket_invalid.status })
  })

  test('a ticket does not reveal its owner', () => {
    const [, ticket = ''] = address({ session: 'h5-session-of-somebody', jti: 'token-of-somebody' }).split('ticket=')
    const content = Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()
    expect(Object.keys(JSON.parse(content)).sort()).toEqual(['c', 'i', 'r', 's', 't', 'x'])
    expect(content).not.toContain('somebody')
  })
})
