import { hash, timingSafeEqual } from 'node:crypto'
import { fromVerifyId, normaliseTarget } from '@foyer/contract/signing/canonical'
import { header } from '@foyer/contract/signing/headers'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

/** Longer than any header of a signature can rightly be; a token has about 400 characters. */
const longest = 2048

/** By the names Node gives headers. */
const received = Object.fromEntries(
  Object.entries(header).map(([name, onTheWire]) => [name, onTheWire.toLowerCase()]),
) as Record<keyof typeof header, string>

/** A header of a signed call, or the empty string where it is missing, repeated or too long: that signs nothing. */
export const signedHeader = (request: FastifyRequest, name: keyof typeof header): string => {
  const value = request.headers[received[name]]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

const mountPattern = /^\/[^/?]*/

/**
 * The function with its query as the client signed it: the request line without the mount (`/api`, `/jwt`, …).
 *
 * @throws Refused `signature_wrong` for a mount written in another way: no signature covers it, though a router reads both
 */
export const targetOf = ({ url, routeOptions }: FastifyRequest): string => {
  const [mount = ''] = mountPattern.exec(url) ?? []
  if (!routeOptions.url?.startsWith(`${mount}/`))
    throw new Refused('signature_wrong', 'the path is not as it is signed')
  return normaliseTarget(url.slice(mount.length))
}

/**
 * Hex SHA-256 of the body's bytes.
 *
 * @throws Refused `signature_wrong` where Verify-ID says otherwise
 */
export const checkedBodyHash = (request: FastifyRequest): string => {
  const bodyHash = hash('sha256', request.rawBody ?? '')
  const told = fromVerifyId(signedHeader(request, 'verifyId'))
  if (told !== bodyHash) throw new Refused('signature_wrong', 'Verify-ID does not fit the body')
  return bodyHash
}

/** Compares a MAC as lower-case hex in constant time. Another spelling of the same bytes is another signature. */
export const sameMac = (told: string, mac: string): boolean => {
  const [a, b] = [Buffer.from(told), Buffer.from(mac)]
  return a.length === b.length && timingSafeEqual(a, b)
}
