import { timingSafeEqual } from 'node:crypto'
import { uploadAddressSeconds } from '@foyer/contract/limits'
import { keyedHash } from '../../crypto/keyed-hash.ts'

const macOf = (pepper: Buffer, id: string, expiresAt: number): string =>
  keyedHash(pepper, 'upload view', `${id}:${expiresAt}`).toString('base64url')

/** An address that shows one upload for a while to whoever holds it. Nothing is kept of it. */
export const issueView = (pepper: Buffer, id: string, now: number): { path: string; expiresAt: number } => {
  const expiresAt = now + uploadAddressSeconds * 1000
  return { path: `uploads/${id}?view=${expiresAt}.${macOf(pepper, id, expiresAt)}`, expiresAt }
}

/** Whether an address was given for this very upload and still holds. */
export const isView = (pepper: Buffer, id: string, view: string, now: number): boolean => {
  const [, expires = '', mac = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(view) ?? []
  const expiresAt = Number(expires)
  const right = Buffer.from(macOf(pepper, id, expiresAt))
  const told = Buffer.from(mac)
  return told.length === right.length && timingSafeEqual(told, right) && expiresAt > now
}
