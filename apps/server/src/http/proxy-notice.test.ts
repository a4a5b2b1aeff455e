import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { noticeProxies } from './proxy-notice.ts'

/** The log lines after calls from an address with these headers. */
const warningsOf = async (trustProxy: string, remoteAddress: string, headers: Record<string, string>, url = '/') => {
  const warnings: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      const { level, msg } = JSON.parse(String(line))
      if (level === 40) warnings.push(msg)
      done()
    },
  })
  const app = Fastify({ logger: { stream }, trustProxy })
  onTestFinished(() => app.close())
  noticeProxies(app, trustProxy)
  app.get('/*', () => 'ok')
  for (let n = 0; n < 2; n++) await app.inject({ url, remoteAddress, headers })
  return warnings
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test.each([
  ['an unnamed proxy inside that passes visitors on', '', '127.0.0.1', forwarded, 'TRUST_PROXY does not name'],
  ['another proxy than the named one', '10.0.0.1', '10.0.0.2', { 'x-real-ip': '1.2.3.4' }, 'TRUST_PROXY does not name'],
  ['a named proxy that passes on no address', '10.0.0.1', '10.0.0.1', {}, 'sends no X-Forwarded-For'],
  ['a proxy on this machine that sends no header', '', '127.0.0.1', {}, 'come from this machine'],
])('SEC-1 the log says once that there is %s', async (_what, trustProxy, peer, headers, words) => {
  expect(await warningsOf(trustProxy, peer, headers)).toEqual([expect.stringContaining(words)])
})

test.each([
  ['a named proxy that passes visitors on', '10.0.0.1', '10.0.0.1', forwarded, '/'],
  ['a visitor who makes the header up', '', '203.0.113.9', forwarded, '/'],
  ['no proxy at all', '', '203.0.113.9', {}, '/'],
  ['an operator on this machine', '', '127.0.0.1', { authorization: 'Bearer x' }, '/metrics'],
  ['a monitor on this machine', '', '127.0.0.1', {}, '/healthz'],
  ['a load balancer that looks after the process', '10.0.0.1', '10.0.0.1', {}, '/readyz'],
])('SEC-1 the log has no warning if there is %s', async (_what, trustProxy, peer, headers, url) => {
  expect(await warningsOf(trustProxy, peer, headers, url)).toEqual([])
})
