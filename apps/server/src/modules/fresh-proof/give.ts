import { freshProofSeconds, type GiveProofReply, type GiveProofRequest } from '@foyer/api/fresh-proof'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { authenticatorOf } from '../accounts/public.ts'
import {
  lockPerson,
  mobileOf,
  type Origin,
  personIdOf,
  proveRegistration,
  recordAuthentication,
  registrationIdOf,
  userCodeOf,
} from '../identity/public.ts'
import { beginTry, clearTries, factorBuckets, judge } from '../login/public.ts'
import { countVerified, recordCodeFailure, refusalOf, tryCode } from '../sms/public.ts'
import { proofCode } from './factors.ts'

/** A refusal is returned and not thrown, so that the failed attempt is committed. */
type Outcome = GiveProofReply | Refused

const proved = (now: number): GiveProofReply => ({ until: now + freshProofSeconds * 1000 })

const byCode = (context: Context, caller: Caller, origin: Origin, code: string): Promise<Outcome> =>
  context.db.begin(async (tx) => {
    const now = context.clocks.wall()
    const personId = await lockPerson(tx, caller)
    const session = await registrationIdOf(tx, caller, now)
    const key = proofCode(context, personId, await mobileOf(tx, context.secrets, personId), caller.sid)
    const attempt = await tryCode(tx, key, code, now)
    if (attempt.result !== 'right') {
      await recordCodeFailure(tx, context, origin, attempt, { purpose: 'fresh_proof', person: personId })
      return refusalOf(attempt)
    }
    await countVerified(tx, now)
    await proveRegistration(tx, session, now)
    const detail = { session, factor: 'sms' }
    await recordAuthentication(tx, context, origin, { event: 'prove', of: { person: personId }, detail })
    return proved(now)
  })

/** A wrong attempt counts as one of a login to the account and causes the same waiting time. */
const byAuthenticator = async (context: Context, caller: Caller, origin: Origin, code: string): Promise<Outcome> => {
  const { db, clocks, connectors } = context
  const now = clocks.wall()
  const account = await authenticatorOf(context, caller)
  if (!account) throw new Refused('totp_wrong', 'this session has no authenticator', { attemptsLeft: 0 })
  const person = await personIdOf(db, caller)
  const userCode = await userCodeOf(db, person)
  const attempt = await beginTry(db, factorBuckets(context, userCode, account.fundUserCode), now)
  const check = () => connectors.credentials.checkAuthenticator(account, code)
  const refused = await judge(db, attempt, check, 'totp_wrong', 'the code is wrong or was used before')
  return db.begin(async (tx) => {
    const session = await registrationIdOf(tx, caller, now)
    const of = { account: account.id, person }
    const detail = { session, factor: 'totp' }
    if (refused) {
      await recordAuthentication(tx, context, origin, { event: 'second_factor_failed', of, detail })
      return refused
    }
    await clearTries(tx, attempt)
    await proveRegistration(tx, session, now)
    await recordAuthentication(tx, context, origin, { event: 'prove', of, detail })
    return proved(now)
  })
}

/**
 * Proves for ten minutes that the caller is the owner of this session: by a code to the person's number, or by the
 * authenticator of the account that is logged in to.
 *
 * @throws Refused `sms_code_…`, `totp_wrong`, `login_locked`, `session_revoked`, `unavailable` while a system of the
 * firm is away
 */
export const giveProof = async (
  context: Context,
  caller: Caller,
  origin: Origin,
  { type, code }: GiveProofRequest,
): Promise<GiveProofReply> => {
  const outcome = await (type === 'sms' ? byCode : byAuthenticator)(context, caller, origin, code)
  if (outcome instanceof Refused) throw outcome
  return outcome
}
