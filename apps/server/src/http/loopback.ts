import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isHere = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Whether the browser reports that a page of another origin makes the call. Browsers before 2023 send only `Origin`.
 */
const isForeign = ({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean =>
  site === undefined
    ? origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase()
    : site !== 'same-origin' && site !== 'none'

/** Headers in which a proxy passes on the address of its client. */
const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const

/** Whether an entry of such a header names this machine: `127.0.0.1:4711`, `"[::1]:4711"`. */
const namesHere = (entry: string): boolean => {
  const bare = entry.replaceAll('"', '').trim()
  return isHere(/^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([^:]+):\d+$/.exec(bare)?.[1] ?? bare)
}

/** Whether a proxy reports another machine as its client, or does not name its client. */
const isPassedOn = (headers: FastifyRequest['headers']): boolean =>
  forwarding.some((name) => {
    const header = headers[name]
    if (header === undefined) return false
    const text = String(header)
    const entries =
      name === 'forwarded' ? [...text.matchAll(/\bfor=([^;,]+)/gi)].map(([, entry = '']) => entry) : text.split(',')
    return entries.length === 0 || !entries.every(namesHere)
  })

/**
 * Admits only calls from this machine, under one of its own names, and none that a proxy passes on for another machine
 * (SEC-14). A foreign page can point a name of its own at 127.0.0.1 so that the visitor's browser reads a reply (DNS
 * rebinding), but it cannot make the browser send another Host. A foreign page may link here, which changes nothing.
 *
 * @throws Refused `host_not_allowed`
 */
export const onlyLoopback = async (request: FastifyRequest): Promise<void> => {
  const fromHere = isHere(request.socket.remoteAddress ?? '') && !isPassedOn(request.headers)
  if (!fromHere || !ownNames.test(request.headers.host ?? ''))
    throw new Refused('host_not_allowed', 'this address answers only the machine it runs on')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading && isForeign(request.headers))
    throw new Refused('host_not_allowed', 'this address accepts no call of another page')
}
