import { type ChangePhoneReply, type ChangePhoneRequest, changePhoneReply } from '@foyer/api/phone-change'
import { phoneChangeStates } from '@foyer/protocol/machines/phone-change'
import type { ISql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { isOneOf, type OfEachKey } from '../../crypto/keyed-hash.ts'
import { transition } from '../../engine/transition.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { moveAccounts } from '../accounts/public.ts'
import {
  changeNumber,
  endSessions,
  isNumberConflict,
  issueHandoffCode,
  lockPersonAndSessions,
  type Mobile,
  maskMobile,
  mobileHash,
  mobileHashes,
  mobileOf,
  openRegistration,
  personIdOf,
  personWithNumber,
  readMobile,
  recordAuthentication,
  type Seen,
} from '../identity/public.ts'
import { settleValues } from '../rotation/public.ts'
import { countVerified, recordCodeFailure, refusalOf, tryCode } from '../sms/public.ts'
import { phoneCode } from './codes.ts'
import { refuseWhileCooling } from './cooling.ts'
import { phoneNoticeQueue } from './notice-queue.ts'
import { openChange } from './rows.ts'
import { coolingPeriod, perPerson } from './rules.ts'
import { changeNotOpen } from './send.ts'

type StoredReply = Omit<ChangePhoneReply, 'handoff'>
const storedReply = changePhoneReply.omit({ handoff: true })

const numberConflict = () => new Refused('phone_taken', 'another person is registered with this number')

/**
 * The stored answer of a completed change. It is returned to any caller with its key, because the person's sessions
 * have ended.
 */
const doneBefore = async (db: ISql, key: string, newHashes: OfEachKey): Promise<StoredReply | undefined> => {
  const [row] = await db<{ new_hash: Buffer; reply: unknown }[]>`
    select new_hash, reply from phone_changes where done_key = ${key} and status = 'done'`
  if (row && !isOneOf(newHashes, row.new_hash)) throw new Refused('key_reused', 'this change was to another number')
  return row && storedReply.parse(row.reply)
}

/**
 * Performs the change after the code was verified: the number, the accounts, the end of every session, and a new
 * registration.
 */
const moveNow = async (
  tx: TransactionSql,
  context: Context,
  personId: number,
  { key, change, lang }: ChangePhoneRequest,
  { mobile, accountId }: { mobile: Mobile; accountId: number | null },
): Promise<ChangePhoneReply> => {
  const { secrets, clocks, jobs } = context
  const now = clocks.wall()
  const old = await mobileOf(tx, secrets, personId)
  await settleValues(tx, context, 'mobile', [old, mobile.e164])
  const newHash = mobileHash(secrets, mobile.e164)
  const coolingUntil = now + coolingPeriod
  // a directory of the firm owns the numbers on record: there every account stays with its number until the firm changes it
  const moving = context.connectors.directory.isLocal ? accountId : null
  const accounts = await moveAccounts(tx, secrets, {
    accountId: moving,
    from: old,
    to: mobile.e164,
    coolingUntil,
    wall: now,
  })
  const userCode = await changeNumber(tx, secrets, personId, mobile.e164)
  await endSessions(tx, context, personId, now)
  // this registration only issues the handoff; the device that redeems it receives one of its own
  const registration = await openRegistration(tx, { id: personId, userCode }, { origin: null, now, isProved: false })
  const handoff = await issueHandoffCode(tx, {
    identifierKey: secrets.identifierKey,
    now,
    registrationId: registration.id,
  })
  const stored: StoredReply = {
    changedAt: now,
    coolingUntil,
    mobileNo: maskMobile(mobile.e164),
    accounts,
  }
  await tx`
    update phone_changes set changed_at = ${new Date(now)}, cooling_until = ${new Date(coolingUntil)},
      done_key = ${key}, new_hash = ${newHash}, old_sealed = ${seal(secrets.dataKey, old)},
      new_sealed = ${seal(secrets.dataKey, mobile.e164)}, reply = ${tx.json(stored)}
    where id = ${change}`
  await transition(tx, phoneChangeStates, { table: 'phone_changes', id: change }, 'confirm', {
    actor: 'person',
    wall: now,
  })
  for (const to of ['old', 'new'] as const) await jobs.send(tx, phoneNoticeQueue, { change, to, lang: lang ?? 'zh-CN' })
  return { ...stored, handoff }
}

const changeNow = (context: Context, caller: Caller, origin: Seen, body: ChangePhoneRequest, mobile: Mobile) =>
  context.db.begin(async (tx): Promise<ChangePhoneReply | Refused> => {
    const now = context.clocks.wall()
    const personId = await lockPersonAndSessions(tx, caller)
    const open = await openChange(tx, { personId, sessionId: caller.sid, now })
    if (open?.change !== body.change) throw changeNotOpen()
    await refuseWhileCooling(tx, { personId }, now)
    const attempt = await tryCode(tx, phoneCode(context, 'new', personId, mobile.e164, caller.sid), body.code, now)
    if (attempt.result !== 'right') {
      await recordCodeFailure(tx, context, origin, attempt, { purpose: 'phone_new', person: personId })
      return refusalOf(attempt)
    }
    await countVerified(tx, now)
    if ((await personWithNumber(tx, context.secrets, mobile.e164)) !== undefined) return numberConflict()
    const reply = await moveNow(tx, context, personId, body, { mobile, accountId: open.accountId })
    await recordAuthentication(tx, context, origin, { event: 'change_number', of: { person: personId } })
    return reply
  })

/**
 * Gives the caller the number that a code was sent to, once. The person and all their data stay the same. All their
 * sessions end, including this one; the `handoff` of the answer begins a new one. Both numbers are notified.
 *
 * @throws Refused `ticket_invalid` if the old factor must be proved again, `sms_code_…`, `phone_taken`,
 * `phone_cooling`, `key_reused`, `mobile_malformed`, `session_revoked`, `rate_limited`
 */
export const changePhone = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  body: ChangePhoneRequest,
): Promise<ChangePhoneReply> => {
  const mobile = readMobile(body.areaCode, body.mobileNo)
  const again = async () => doneBefore(context.db, body.key, mobileHashes(context.secrets, mobile.e164))
  const before = await again()
  if (before) return { ...before, handoff: null }
  if (caller.level === 'tourist' || caller.revoked) throw new Refused('session_revoked', 'the session has ended')
  await limitPerson(context, await personIdOf(context.db, caller), perPerson)
  const outcome = await changeNow(context, caller, origin, body, mobile).catch((error: unknown) => {
    if (isNumberConflict(error)) return numberConflict()
    if (error instanceof Refused) return error
    throw error
  })
  if (!(outcome instanceof Refused)) return outcome
  // a concurrent repetition of this call completed the change
  const meanwhile = await again()
  if (meanwhile) return { ...meanwhile, handoff: null }
  throw outcome
}
