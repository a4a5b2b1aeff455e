import { createHmac, timingSafeEqual } from 'node:crypto'
import { headerOf, type KeyRing, keyOf, kidsOf } from './key-ring.ts'
import { secretKeyOf } from './secret-key.ts'

/**
 * Purposes of hashes under the pepper, which rotates. Their values are guessed easily, so the pepper protects them, or
 * they authenticate something. Equal values of two purposes have different hashes.
 */
export type PepperPurpose =
  | 'mobile'
  | 'client no'
  | 'voucher code'
  | 'sms code'
  | 'login code'
  | 'phone code'
  | 'fresh proof code'
  | 'presented code'
  | 'presentation'
  | 'merchant pin'
  | 'sms proof'
  | 'upload view'
  | 'market ticket'
  | 'waiting ticket'
  | 'directory entry'

/**
 * Purposes of hashes under the identifier key, which does not rotate. They identify something for longer than a pepper
 * lasts, they count something across a rotation, or their values have 256 random bits, which need no pepper.
 */
export type IdentifierPurpose =
  | 'address'
  | 'ticket'
  | 'socketPwd'
  | 'login attempt'
  | 'login ticket'
  | 'provider flow'
  | 'provider verifier'
  | 'provider nonce'
  | 'provider proof'
  | 'provider subject'
  | 'provider session'
  | 'logout token'
  | 'handoff code'
  | 'login request'
  | 'passkey challenge'
  | 'passkey holder'
  | 'upload ticket'
  | 'presented code'
  | 'voucher code'
  | 'delivery address'
  | 'merchant session'
  | 'partner member'
  | 'identity document'
  | 'market session'
  | 'counted caller'
  | 'called number'
  | 'call-back note'
  | 'tracked id'
  | 'staff subject'
  | 'staff provider session'
  | 'staff session'
  | 'staff state'
  | 'staff nonce'
  | 'staff verifier'
  | 'staff browser'
  | 'staff logout token'
  | 'machine client'
  | 'question voter'
  | 'partner handoff'
  | 'partner key'
  | 'audit pseudonym'
  | 'restricted'
  | 'waiting place'

const macOf = (key: Buffer, purpose: PepperPurpose | IdentifierPurpose, value: string): Buffer =>
  createHmac('sha256', secretKeyOf(key)).update(`${purpose}\0${value}`).digest()

/**
 * HMAC-SHA256 under the identifier key: finds a row by a value without storing the value, so that a stolen table does
 * not reveal it.
 */
export const keyedHash = (identifierKey: Buffer, purpose: IdentifierPurpose, value: string): Buffer =>
  macOf(identifierKey, purpose, value)

/** One for each key of a ring, the current one first. */
export type OfEachKey = readonly [Buffer, ...Buffer[]]

const ofEachKey = (ring: KeyRing, make: (kid: string) => Buffer): OfEachKey => {
  const [current, ...others] = kidsOf(ring)
  return [make(current), ...others.map(make)]
}

/** A value, or how to make it of hashes under the same pepper. */
type Value = string | ((hash: (purpose: PepperPurpose, value: string) => Buffer) => string)

const macUnder = (key: Buffer, purpose: PepperPurpose, value: Value): Buffer =>
  macOf(key, purpose, typeof value === 'string' ? value : value((of, inner) => macOf(key, of, inner)))

/** HMAC-SHA256 under each pepper. New values have the first one; all of them are right. */
export const peppered = (peppers: KeyRing, purpose: PepperPurpose, value: Value): OfEachKey =>
  ofEachKey(peppers, (kid) => macUnder(keyOf(peppers, kid), purpose, value))

/**
 * The stored forms of a hash under each pepper: rows are written with the first one and found by all of them, so that
 * look-ups work while the pepper rotates.
 */
export const hashesOf = (peppers: KeyRing, purpose: PepperPurpose, value: Value): OfEachKey =>
  ofEachKey(peppers, (kid) => Buffer.concat([headerOf(kid), macUnder(keyOf(peppers, kid), purpose, value)]))

/** Whether a hash is one of the right ones, in constant time for hashes of one length. */
export const isOneOf = (right: OfEachKey, given: Buffer): boolean =>
  right.map((one) => one.length === given.length && timingSafeEqual(one, given)).includes(true)

/**
 * A number by which servers lock a value, whichever of their peppers is the current one. Two values rarely have the
 * same number.
 */
export const lockOf = (peppers: KeyRing, purpose: PepperPurpose, value: string): number =>
  Math.min(...peppered(peppers, purpose, value).map((mac) => mac.readInt32BE()))
