import { createHmac } from 'node:crypto'
import { secretKeyOf } from './secret-key.ts'

/** The purpose of a keyed hash. Equal values of two purposes have different hashes. */
export type HashPurpose =
  | 'mobile'
  | 'address'
  | 'sms code'
  | 'sms proof'
  | 'ticket'
  | 'socketPwd'
  | 'client no'
  | 'login code'
  | 'login attempt'
  | 'login ticket'
  | 'handoff code'
  | 'upload ticket'
  | 'upload view'
  | 'voucher code'
  | 'presented code'
  | 'merchant pin'
  | 'delivery address'
  | 'merchant session'
  | 'partner member'
  | 'identity document'
  | 'market ticket'
  | 'market session'
  | 'counted caller'
  | 'tracked id'
  | 'operator session'
  | 'phone code'
  | 'question voter'
  | 'partner handoff'
  | 'partner key'
  | 'audit pseudonym'
  | 'restricted'
  | 'fresh proof code'
  | 'directory entry'

/**
 * HMAC-SHA256 under the pepper: finds a row by a value without storing the value, so that a stolen table does not
 * reveal it.
 */
export const keyedHash = (pepper: Buffer, purpose: HashPurpose, value: string): Buffer =>
  createHmac('sha256', secretKeyOf(pepper)).update(`${purpose}\0${value}`).digest()
