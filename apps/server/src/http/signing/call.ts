import { hash, timingSafeEqual } from 'node:crypto'
import { fromVerifyId, normaliseTarget } from '@foyer/contract/signing/canonical'
import { header } from '@foyer/contract/signing/headers'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

/** Longer than any header of a signature can rightly be; a token has about 400 characters. */
const longest = 2048

/** A header of a signed call, or the empty string where it is missing, repeated or too long: that signs nothing. */
export const signedHeader = (request: FastifyRequest, name: keyof typeof header): string => {
  const value = request.headers[header[name].toLowerCase()]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

/** The function with its query as the client signed it: the request line without the mount (`/api`, `/jwt`, …). */
export const targetOf = (url: string): string => normaliseTarget(url.replace(/^\/[^/?]*/, ''))

/**
 * Hex SHA-256 of the body's bytes.
 *
 * @throws Refused `signature_wrong` where Verify-ID says otherwise
 */
export const checkedBodyHash = (request: FastifyRequest): string => {
  const bodyHash = hash('sha256', request.rawBody)
  const told = fromVerifyId(signedHeader(request, 'verifyId'))
  if (told !== bodyHash) throw new Refused('signature_wrong', 'Verify-ID does not fit the body')
  return bodyHash
}

/** Compares a hex MAC in constant time. */
export const sameMac = (told: string, mac: Buffer): boolean => {
  const bytes = Buffer.from(told, 'hex')
  return told.length === mac.length * 2 && bytes.length === mac.length && timingSafeEqual(bytes, mac)
}
