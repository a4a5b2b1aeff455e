import { timingSafeEqual } from 'node:crypto'
import { uploadAddressSeconds } from '@foyer/protocol/limits'
import { keyedHash } from '../../crypto/keyed-hash.ts'

const macOf = (pepper: Buffer, id: string, expiresAt: number): string =>
  keyedHash(pepper, 'upload view', `${id}:${expiresAt}`).toString('base64url')

/** A temporary address that shows one upload to any caller with it. It is computed, so nothing is stored. */
export const issueView = (pepper: Buffer, id: string, now: number): { path: string; expiresAt: number } => {
  const expiresAt = now + uploadAddressSeconds * 1000
  return { path: `uploads/${id}?view=${expiresAt}.${macOf(pepper, id, expiresAt)}`, expiresAt }
}

/** Whether an address was issued for this upload and has not expired. */
export const isView = (pepper: Buffer, id: string, view: string, now: number): boolean => {
  const [, expires = '', mac = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(view) ?? []
  const expiresAt = Number(expires)
  const right = Buffer.from(macOf(pepper, id, expiresAt))
  const given = Buffer.from(mac)
  return given.length === right.length && timingSafeEqual(given, right) && expiresAt > now
}
