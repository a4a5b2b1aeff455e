import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Whether a browser says that a page of another origin makes the call. Browsers before 2023 send `Origin` alone. */
const isForeign = ({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean =>
  site === undefined
    ? origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase()
    : site !== 'same-origin' && site !== 'none'

/**
 * Lets only this machine in, under one of its own names. A page elsewhere can point a name of its own at 127.0.0.1 and
 * so have the visitor's browser read an answer (DNS rebinding); it cannot make the browser send another Host. A page elsewhere
 * may link here, and changes nothing.
 *
 * @throws Refused `host_not_allowed`
 */
export const onlyLoopback = async (request: FastifyRequest): Promise<void> => {
  const address = request.socket.remoteAddress ?? ''
  const fromHere = loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (!fromHere || !ownNames.test(request.headers.host ?? ''))
    throw new Refused('host_not_allowed', 'this address answers the machine it runs on only')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading && isForeign(request.headers))
    throw new Refused('host_not_allowed', 'this address takes no call of another page')
}
