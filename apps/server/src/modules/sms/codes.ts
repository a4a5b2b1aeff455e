import { randomInt } from 'node:crypto'
import { smsCodeLength } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { hashesOf, isOneOf, type OfEachKey } from '../../crypto/keyed-hash.ts'
import { codeLife, triesAllowed } from './rules.ts'

/** The purpose of a code and its session. A code for one purpose neither proves nor replaces one for another. */
export interface CodeKey {
  readonly pepper: KeyRing
  /** what the number of a registration, or the account and number of a login, is hashed for */
  readonly purpose: 'mobile' | 'login code' | 'phone code' | 'fresh proof code'
  readonly subject: string
  readonly sessionId: string
}

/** Proves a number, to register it. */
export const registrationCode = ({ pepper }: Secrets, e164: string, sessionId: string): CodeKey => ({
  pepper,
  purpose: 'mobile',
  subject: e164,
  sessionId,
})

/** Second factor of one account, sent to its number on record. */
export const loginCode = ({ pepper }: Secrets, fundUserCode: string, e164: string, sessionId: string): CodeKey => ({
  pepper,
  purpose: 'login code',
  subject: `${fundUserCode}:${e164}`,
  sessionId,
})

/** The stored forms of the subject, in the column `mobile_hash`. */
const subjectsOf = ({ pepper, purpose, subject }: CodeKey): OfEachKey => hashesOf(pepper, purpose, subject)

/** Hashes of a code under each pepper; the subject in it is hashed under the same one. */
const codeHashesOf = ({ pepper, purpose, subject, sessionId }: CodeKey, code: string): OfEachKey =>
  hashesOf(pepper, 'sms code', (of) => `${of(purpose, subject).toString('hex')}:${sessionId}:${code}`)

/** Stores a new code instead of an earlier one of this session. randomInt draws again instead of folding the range. */
export const makeCode = async (db: ISql, key: CodeKey, now: number): Promise<string> => {
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  const [subject, ...others] = subjectsOf(key)
  const [codeHash] = codeHashesOf(key, code)
  // a server with another current pepper made it
  if (others.length > 0)
    await db`delete from sms_codes where mobile_hash in ${db(others)} and session_id = ${key.sessionId}`
  await db`
    insert into sms_codes (mobile_hash, session_id, code_hash, expires_at)
    values (${subject}, ${key.sessionId}, ${codeHash}, ${new Date(now + codeLife)})
    on conflict (mobile_hash, session_id) do update set
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, used_at = null`
  return code
}

/** Deletes a code that was certainly not sent. */
export const dropCode = async (db: ISql, key: CodeKey): Promise<void> => {
  await db`delete from sms_codes where mobile_hash in ${db(subjectsOf(key))} and session_id = ${key.sessionId}`
}

/** Deletes the codes with which a number could be registered. */
export const dropRegistrationCodes = async (db: ISql, { pepper }: Secrets, e164: string): Promise<void> => {
  await db`delete from sms_codes where mobile_hash in ${db(hashesOf(pepper, 'mobile', e164))}`
}

/**
 * `isTried`: a code existed and this attempt was counted; false for a code that is already void. `missing`: this
 * session requested no code for this purpose, or it was deleted since; `expired`: it expired or was used.
 */
export type Attempt =
  | { result: 'right' }
  | { result: 'expired' | 'missing' }
  | { result: 'locked'; isTried: boolean }
  | { result: 'wrong'; attemptsLeft: number; isTried: true }

export type FailedAttempt = Exclude<Attempt, { result: 'right' }>

/**
 * Checks a code. The attempt is counted before the code is compared, so that concurrent attempts never exceed the
 * limit; the right code is used up.
 */
export const tryCode = async (db: ISql, key: CodeKey, code: string, now: number): Promise<Attempt> => {
  const isOfKey = db`mobile_hash in ${db(subjectsOf(key))} and session_id = ${key.sessionId}`
  const [tried] = await db<{ code_hash: Buffer; tries: number }[]>`
    update sms_codes set tries = tries + 1
    where ${isOfKey}
      and used_at is null and expires_at > ${new Date(now)} and tries < ${triesAllowed}
    returning code_hash, tries`
  if (!tried) {
    const [found] = await db<{ isLocked: boolean }[]>`
      select used_at is null and tries >= ${triesAllowed} as "isLocked" from sms_codes
      where ${isOfKey}`
    if (!found) return { result: 'missing' }
    return found.isLocked ? { result: 'locked', isTried: false } : { result: 'expired' }
  }
  if (isOneOf(codeHashesOf(key, code), tried.code_hash)) {
    await db`update sms_codes set used_at = ${new Date(now)} where ${isOfKey}`
    return { result: 'right' }
  }
  const attemptsLeft = triesAllowed - tried.tries
  return attemptsLeft > 0 ? { result: 'wrong', attemptsLeft, isTried: true } : { result: 'locked', isTried: true }
}
