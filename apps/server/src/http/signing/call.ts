import { hash, timingSafeEqual } from 'node:crypto'
import { fromVerifyId, normaliseTarget } from '@foyer/protocol/signing/canonical'
import { header } from '@foyer/protocol/signing/headers'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../refused.ts'

/** Maximum length of a signature header; a token has about 400 characters. */
const longest = 2048

/** The header names as Node spells them. */
const received = Object.fromEntries(
  Object.entries(header).map(([name, onTheWire]) => [name, onTheWire.toLowerCase()]),
) as Record<keyof typeof header, string>

/** A header of a signed call; the empty string if it is missing, repeated or too long, which matches no signature. */
export const signedHeader = (request: FastifyRequest, name: keyof typeof header): string => {
  const value = request.headers[received[name]]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

const mountPattern = /^\/[^/?]*/

/**
 * The function with its query as the client signed it: the request line without the mount (`/api`, `/jwt`, …).
 *
 * @throws Refused `signature_wrong` if the mount is spelled differently: the router accepts such a spelling, and no
 * signature covers it
 */
export const targetOf = ({ url, routeOptions }: FastifyRequest): string => {
  const [mount = ''] = mountPattern.exec(url) ?? []
  if (!routeOptions.url?.startsWith(`${mount}/`))
    throw new Refused('signature_wrong', 'the path differs from the signed one')
  return normaliseTarget(url.slice(mount.length))
}

/**
 * Hex SHA-256 of the body's bytes.
 *
 * @throws Refused `signature_wrong` if Verify-ID differs
 */
export const checkedBodyHash = (request: FastifyRequest): string => {
  const bodyHash = hash('sha256', request.rawBody ?? '')
  const verifiedHash = fromVerifyId(signedHeader(request, 'verifyId'))
  if (verifiedHash !== bodyHash) throw new Refused('signature_wrong', 'Verify-ID does not match the body')
  return bodyHash
}

/** Compares MACs as lower-case hex in constant time. Another spelling of the same bytes is another signature. */
export const sameMac = (given: string, mac: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(mac)]
  return a.length === b.length && timingSafeEqual(a, b)
}
