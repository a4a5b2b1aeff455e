import { uploadAddressSeconds } from '@foyer/protocol/limits'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { isOneOf, type OfEachKey, peppered } from '../../crypto/keyed-hash.ts'

const macsOf = (peppers: KeyRing, id: string, expiresAt: number): OfEachKey =>
  peppered(peppers, 'upload view', `${id}:${expiresAt}`)

/** A temporary address that shows one upload to any caller with it. It is computed, so nothing is stored. */
export const issueView = (peppers: KeyRing, id: string, now: number): { path: string; expiresAt: number } => {
  const expiresAt = now + uploadAddressSeconds * 1000
  return {
    path: `uploads/${id}?view=${expiresAt}.${macsOf(peppers, id, expiresAt)[0].toString('base64url')}`,
    expiresAt,
  }
}

/** Whether an address was issued for this upload and has not expired. */
export const isView = (peppers: KeyRing, id: string, view: string, now: number): boolean => {
  const [, expires = '', mac = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(view) ?? []
  const expiresAt = Number(expires)
  const given = Buffer.from(mac, 'base64url')
  // only the canonical encoding
  if (given.toString('base64url') !== mac) return false
  return isOneOf(macsOf(peppers, id, expiresAt), given) && expiresAt > now
}
