import { randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeLength } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { codeLife, triesAllowed } from './rules.ts'

/** The purpose of a code and its session. A code for one purpose neither proves nor replaces one for another. */
export interface CodeKey {
  readonly pepper: Buffer
  /** keyed hash: of a number for a registration, of an account and its number for a login; stored as `mobile_hash` */
  readonly subject: Buffer
  readonly sessionId: string
}

/** Proves a number, to register it. */
export const registrationCode = ({ pepper }: Secrets, e164: string, sessionId: string): CodeKey => ({
  pepper,
  subject: keyedHash(pepper, 'mobile', e164),
  sessionId,
})

/** Second factor of one account, sent to its number on record. */
export const loginCode = ({ pepper }: Secrets, fundUserCode: string, e164: string, sessionId: string): CodeKey => ({
  pepper,
  subject: keyedHash(pepper, 'login code', `${fundUserCode}:${e164}`),
  sessionId,
})

const hashOf = ({ pepper, subject, sessionId }: CodeKey, code: string): Buffer =>
  keyedHash(pepper, 'sms code', `${subject.toString('hex')}:${sessionId}:${code}`)

/** Stores a new code instead of an earlier one of this session. randomInt draws again instead of folding the range. */
export const makeCode = async (db: ISql, key: CodeKey, now: number): Promise<string> => {
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  await db`
    insert into sms_codes (mobile_hash, session_id, code_hash, expires_at)
    values (${key.subject}, ${key.sessionId}, ${hashOf(key, code)}, ${new Date(now + codeLife)})
    on conflict (mobile_hash, session_id) do update set
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, used_at = null`
  return code
}

/** Deletes a code that was certainly not sent. */
export const dropCode = async (db: ISql, { subject, sessionId }: CodeKey): Promise<void> => {
  await db`delete from sms_codes where mobile_hash = ${subject} and session_id = ${sessionId}`
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
  const { subject, sessionId } = key
  const [tried] = await db<{ code_hash: Buffer; tries: number }[]>`
    update sms_codes set tries = tries + 1
    where mobile_hash = ${subject} and session_id = ${sessionId}
      and used_at is null and expires_at > ${new Date(now)} and tries < ${triesAllowed}
    returning code_hash, tries`
  if (!tried) {
    const [found] = await db<{ isLocked: boolean }[]>`
      select used_at is null and tries >= ${triesAllowed} as "isLocked" from sms_codes
      where mobile_hash = ${subject} and session_id = ${sessionId}`
    if (!found) return { result: 'missing' }
    return found.isLocked ? { result: 'locked', isTried: false } : { result: 'expired' }
  }
  if (timingSafeEqual(tried.code_hash, hashOf(key, code))) {
    await db`
      update sms_codes set used_at = ${new Date(now)}
      where mobile_hash = ${subject} and session_id = ${sessionId}`
    return { result: 'right' }
  }
  const attemptsLeft = triesAllowed - tried.tries
  return attemptsLeft > 0 ? { result: 'wrong', attemptsLeft, isTried: true } : { result: 'locked', isTried: true }
}
