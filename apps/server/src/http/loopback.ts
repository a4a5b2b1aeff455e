import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Whether the browser reports that a page of another origin makes the call. Browsers before 2023 send only `Origin`.
 */
const isForeign = ({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean =>
  site === undefined
    ? origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase()
    : site !== 'same-origin' && site !== 'none'

/**
 * Admits only calls from this machine, under one of its own names. A foreign page can point a name of its own at
 * 127.0.0.1 so that the visitor's browser reads a reply (DNS rebinding), but it cannot make the browser send another
 * Host. A foreign page may link here, which changes nothing.
 *
 * @throws Refused `host_not_allowed`
 */
export const onlyLoopback = async (request: FastifyRequest): Promise<void> => {
  const address = request.socket.remoteAddress ?? ''
  const fromHere = loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (!fromHere || !ownNames.test(request.headers.host ?? ''))
    throw new Refused('host_not_allowed', 'this address answers only the machine it runs on')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading && isForeign(request.headers))
    throw new Refused('host_not_allowed', 'this address accepts no call of another page')
}
