import type { KeyRing } from '../../crypto/key-ring.ts'
import { type OfEachKey, peppered } from '../../crypto/keyed-hash.ts'
import { alphabet } from '../../reference.ts'

/**
 * Format and generation of the text in a QR code. It uses only capital letters and digits, which a QR code encodes most
 * compactly.
 */
const prefix = 'F1:'
const idLength = 16
const macLength = 16
/** 32 symbols of five bits each; the first one has fewer significant bits. */
const symbols = 52
const qrPattern = new RegExp(`^${prefix}([${alphabet}]{${symbols}})$`)
const typedPattern = new RegExp(`^[${alphabet}]{8}$`)

/** What a presentation is bound to. */
export interface Bound {
  readonly id: string
  readonly rewardId: string
  /** wall clock */
  readonly expiresAt: number
}

/** The MACs of a presentation, one for each pepper: only this deployment can compute them, and they cover every field. */
export const macsOf = (peppers: KeyRing, { id, rewardId, expiresAt }: Bound): OfEachKey => {
  const [first, ...others] = peppered(peppers, 'presentation', `${id} ${rewardId} ${expiresAt}`)
  return [first.subarray(0, macLength), ...others.map((mac) => mac.subarray(0, macLength))]
}

const spell = (bytes: Buffer): string => {
  let remaining = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let at = 0; at < symbols; at++) {
    text = `${alphabet[Number(remaining & 31n)]}${text}`
    remaining >>= 5n
  }
  return text
}

const unspell = (text: string): Buffer | undefined => {
  const value = [...text].reduce((sum, symbol) => (sum << 5n) | BigInt(alphabet.indexOf(symbol)), 0n)
  const hex = value.toString(16).padStart((idLength + macLength) * 2, '0')
  return hex.length === (idLength + macLength) * 2 ? Buffer.from(hex, 'hex') : undefined
}

/** The text of the QR code of a presentation. */
export const qrOf = (peppers: KeyRing, bound: Bound): string =>
  prefix + spell(Buffer.concat([Buffer.from(bound.id.replaceAll('-', ''), 'hex'), macsOf(peppers, bound)[0]]))

/** What a counter scanned or typed. */
export type Presented =
  | { readonly kind: 'qr'; readonly id: string; readonly mac: Buffer }
  | { readonly kind: 'typed'; readonly code: string }

/**
 * Parses a code. A QR code must match exactly. A typed code may contain spaces, hyphens and lower-case letters, O for
 * 0, and I or L for 1.
 *
 * @returns undefined if it is neither
 */
export const readPresented = (text: string): Presented | undefined => {
  const [, scanned] = qrPattern.exec(text.trim()) ?? []
  if (scanned !== undefined) {
    const bytes = unspell(scanned)
    if (!bytes) return undefined
    const id = bytes.toString('hex', 0, idLength).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    return { kind: 'qr', id, mac: bytes.subarray(idLength) }
  }
  const code = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return typedPattern.test(code) ? { kind: 'typed', code } : undefined
}
