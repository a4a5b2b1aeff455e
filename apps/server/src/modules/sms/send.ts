import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/api/languages'
import { smsResendSeconds } from '@foyer/protocol/limits'
import type { SmsReply } from '@foyer/protocol/sms'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash, lockOf } from '../../crypto/keyed-hash.ts'
import { networkOf } from '../../http/address.ts'
import { Refused } from '../../refused.ts'
import { NotSent } from '../../sms-message.ts'
import { type Mobile, mobileHashes } from '../identity/public.ts'
import { alarmOf, type Budget, type Payee, refund, spend } from './budget.ts'
import { messageSender } from './choose-gateway.ts'
import { type CodeKey, dropCode, makeCode } from './codes.ts'
import { type CodePurpose, codeContent } from './messages.ts'
import { demandProof, type ProofAnswer } from './proof.ts'
import {
  addressMemory,
  alarmingRate,
  codeLife,
  numberProofBits,
  proofBitsAfter,
  reservedNewCodes,
  sessionProofBits,
} from './rules.ts'
import {
  countSends,
  countSendsOf,
  deleteSend,
  lockAddress,
  lockNumber,
  recordSend,
  sendsFrom,
  sendsTo,
} from './sends.ts'
import { isOfClient, networkWait, waitOf } from './windows.ts'

export interface CodeRequest {
  readonly mobile: Mobile
  /** the purpose of the code and the session that requests it */
  readonly key: CodeKey
  readonly purpose: CodePurpose
  /** IP address of the requesting device */
  readonly address: string
  readonly language: Language
  readonly proof: ProofAnswer | undefined
}

interface Prepared {
  readonly id: string
  readonly code: string
  readonly payee: Payee
  readonly budget: Budget
}

/** Checks every rule and stores the code in one transaction: a refused send stores nothing. */
const prepare = async (tx: TransactionSql, context: Context, request: CodeRequest, now: number): Promise<Prepared> => {
  const { pepper, identifierKey } = context.secrets
  const { e164 } = request.mobile
  const numbers = mobileHashes(context.secrets, e164)
  const addressHash = keyedHash(identifierKey, 'address', networkOf(request.address))
  await lockNumber(tx, lockOf(pepper, 'mobile', e164))
  const sessionHash = keyedHash(identifierKey, 'address', `session ${request.key.sessionId}`)
  const toNumber = await sendsTo(tx, numbers, now)
  const wait = waitOf(toNumber, { purpose: request.purpose, network: addressHash.toString('hex') }, now)
  if (wait) throw new Refused(wait.reason, 'this number must wait', { retryAfter: wait.retryAfter })
  await lockAddress(tx, addressHash)
  const sends = await sendsFrom(tx, addressHash, now)
  const retryAfter = networkWait(sends, now)
  if (retryAfter > 0)
    throw new Refused('rate_limited', 'this network has reached its limit of messages', { retryAfter })
  const since = now - addressMemory
  const ofNetwork = sends.filter((at) => at > since).length
  const strangers = toNumber.filter(({ at, purpose }) => at > since && !isOfClient(purpose)).length
  const ofSession = await countSendsOf(tx, sessionHash, since)
  const bits = Math.max(
    ofNetwork > 0 ? proofBitsAfter(ofNetwork) : 0,
    sessionProofBits(ofSession.all),
    isOfClient(request.purpose) ? 0 : numberProofBits(strangers),
  )
  if (bits > 0) await demandProof(tx, { pepper, mobile: e164, addressHash }, bits, request.proof, now)
  const id = randomUUID()
  await recordSend(tx, { id, mobileHash: numbers[0], addressHash, sessionHash, purpose: request.purpose, now })
  const code = await makeCode(tx, request.key, now)
  const { mobile, purpose } = request
  const mayUseReserve = purpose === 'phone_new' && ofSession.toNewNumbers < reservedNewCodes
  const payee = { mobile, isClient: isOfClient(purpose) || mayUseReserve }
  return { id, code, payee, budget: await spend(tx, payee, now) }
}

/** Takes back a message that was certainly not sent, so that the person may request another at once. */
const takeBack = async (
  context: Context,
  { id, payee }: Pick<Prepared, 'id' | 'payee'>,
  key: CodeKey,
  now: number,
): Promise<void> => {
  await context.db.begin(async (tx) => {
    await deleteSend(tx, id)
    await dropCode(tx, key)
    await refund(tx, payee, now)
  })
}

const warnedAt = new WeakMap<Sql, number>()
/** Logs a warning, once in ten minutes, when messages are sent at an unusual rate. */
const warnOfRate = async (db: Sql, { limit }: Budget, now: number, log: FastifyBaseLogger): Promise<void> => {
  const { within, least, part } = alarmingRate
  if (now - (warnedAt.get(db) ?? Number.NEGATIVE_INFINITY) < within) return
  const sends = await countSends(db, now - within)
  if (sends < Math.max(least, limit / part)) return
  warnedAt.set(db, now)
  log.warn({ sends, minutes: within / 60_000 }, 'SMS messages are sent at an unusually high rate')
}

/**
 * Sends a code to a number, for the caller's session. The limits apply to the number across all purposes. Registrations
 * are not looked up, so known and unknown numbers get the same answer in the same time.
 *
 * @throws Refused `sms_resend_too_soon`, `sms_number_limit`, `proof_required`, `proof_wrong`, `sms_region_blocked`,
 * `sms_budget_spent`, `rate_limited`, `unavailable`
 */
export const sendCode = async (context: Context, request: CodeRequest, log: FastifyBaseLogger): Promise<SmsReply> => {
  const { db, clocks } = context
  const now = clocks.wall()
  const { id, code, payee, budget } = await db.begin((tx) => prepare(tx, context, request, now))
  const alarm = alarmOf(budget)
  if (alarm) log.warn({ budget }, alarm)
  await warnOfRate(db, budget, now, log)
  try {
    const { e164, region } = request.mobile
    await messageSender(context)({ id, mobile: e164, region, ...codeContent(request.purpose, request.language, code) })
  } catch (error) {
    // a message may contain the number, so only the kind of failure is logged
    const kind = error instanceof Error ? error.name : 'unknown'
    log.error({ kind }, 'the SMS gateway did not accept a message')
    if (error instanceof NotSent) await takeBack(context, { id, payee }, request.key, now)
    throw new Refused('unavailable', 'the message could not be sent')
  }
  return { resendAfter: smsResendSeconds, expiresIn: codeLife / 1000 }
}
