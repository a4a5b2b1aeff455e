import type { LoginVerifyRequest } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { mobileHashes, takeCodeOfRegistration } from '../identity/public.ts'
import { countVerified, loginCode, refusalOf, tryCode } from '../sms/public.ts'
import { failed, type Try, takeBack } from './attempts.ts'
import type { Account } from './find-account.ts'
import { judge } from './judge.ts'

type SecondFactor = NonNullable<LoginVerifyRequest['secondFactor']>

/** One proof in progress. `now` in milliseconds since 1970. */
interface Proof {
  readonly caller: Caller
  readonly account: Account
  readonly attempt: Try
  readonly now: number
}

const checkCode = async (tx: ISql, { secrets }: Context, proof: Proof, code: string): Promise<Refused | undefined> => {
  const { caller, account, attempt, now } = proof
  const mobile = unseal(secrets.dataKey, account.mobileSealed)
  const tried = await tryCode(tx, loginCode(secrets, account.fundUserCode, mobile, caller.sid), code, now)
  if (tried.result === 'right') {
    await countVerified(tx, now)
    return undefined
  }
  const { reason, message, detail } = refusalOf(tried)
  if (tried.result !== 'expired' && tried.result !== 'missing')
    return failed(attempt, reason, message, detail?.attemptsLeft)
  // there was no code to guess
  await takeBack(tx, attempt)
  return new Refused(reason, message)
}

const checkAuthenticator = async (
  { db, connectors }: Context,
  { account, attempt }: Proof,
  code: string,
): Promise<Refused | undefined> => {
  const check = () => connectors.credentials.checkAuthenticator(account, code)
  const refused = await judge(db, attempt, check, 'totp_wrong', 'the code is wrong or was used before')
  if (refused || !account.isNewDevice) return refused
  await takeBack(db, attempt)
  return new Refused('device_unknown', 'a device that is new to the account requires a code by SMS')
}

/** The code of a sign-in proves the same as a new one: that the caller has the number on record. */
const checkSignInCode = async (
  tx: ISql,
  { secrets }: Context,
  { caller, account, attempt, now }: Proof,
): Promise<Refused | undefined> => {
  const onRecord = mobileHashes(secrets, unseal(secrets.dataKey, account.mobileSealed))
  if (await takeCodeOfRegistration(tx, { jti: caller.jti, mobileHashes: onRecord, now })) return undefined
  // there was no code to guess
  await takeBack(tx, attempt)
  return new Refused('sms_code_expired', 'the code of the sign-in was used, has expired or was sent to another number')
}

/**
 * Checks the second factor after the password was proved; a wrong one stays counted as a failure. The check itself is done
 * at once: an authenticator's by the firm's system, outside of any transaction. The refusal is returned by the second
 * step and not thrown, so that counts and used codes are stored.
 *
 * @returns the step within the transaction, which returns the refusal: `sms_code_wrong`, `sms_code_locked`,
 * `sms_code_expired`, `sms_code_missing`, `totp_wrong`, `device_unknown`, `login_locked`; undefined if the factor is right
 * @throws SystemAway
 */
export const checkSecondFactor = async (
  context: Context,
  proof: Proof,
  factor: SecondFactor,
): Promise<(tx: ISql) => Promise<Refused | undefined>> => {
  if (factor.type === 'signIn') return (tx) => checkSignInCode(tx, context, proof)
  if (factor.type === 'sms') return (tx) => checkCode(tx, context, proof, factor.code)
  const refused = await checkAuthenticator(context, proof, factor.code)
  return async () => refused
}
