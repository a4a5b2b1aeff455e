import type { Refusal } from '@foyer/protocol/errors'
import type { LoginVerifyReply, LoginVerifyRequest, loginVerifyRequest, SecondFactor } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { suspended } from '../accounts/public.ts'
import { maskMobile, personIdOf, recordAuthentication, type Seen } from '../identity/public.ts'
import { clearTries, type Try, takeBack } from './attempts.ts'
import type { Account } from './find-account.ts'
import { provePassword } from './prove-password.ts'
import { checkSecondFactor } from './second-factor.ts'
import { issueLoginTicket, type ProviderSubject } from './tickets.ts'

/** Refusals that are no guesses: there was no valid code, or a right factor is not accepted on a new device. */
const noGuess: ReadonlySet<Refusal> = new Set<Refusal>(['sms_code_expired', 'device_unknown'])

interface Tried {
  readonly caller: Caller
  readonly account: Account
  readonly factor: SecondFactor
}

const recordFailure = async (
  tx: ISql,
  context: Context,
  origin: Seen,
  { caller, account, factor }: Tried,
  { reason }: Refused,
): Promise<void> => {
  if (noGuess.has(reason)) return
  const of = { account: account.id, person: await personIdOf(tx, caller) }
  await recordAuthentication(tx, context, origin, { event: 'second_factor_failed', of, detail: { factor } })
}

/** An account that was proved, by its password or by the firm's provider, and the attempt that is counted for it. */
export interface ProvedAccount {
  readonly account: Account
  readonly attempt: Try
  /** the usable second factors; undefined if the first proof contained one */
  readonly factors: (() => Promise<Factors>) | undefined
  /** Uses up what the provider proved. @returns undefined if another call has done so */
  readonly use?: (tx: ISql) => Promise<ProviderSubject | undefined>
}

type Factors = Pick<Extract<LoginVerifyReply, { step: 'secondFactor' }>, 'factors' | 'notYet'>

/**
 * Continues after the account was proved: checks the second factor and returns a ticket for the login call; without a
 * second factor, returns the usable ones. The suspension of an account is reported only after both are proved.
 *
 * @throws Refused as `checkSecondFactor`, and `account_suspended`
 */
export const continueLogin = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  proved: ProvedAccount,
  secondFactor: LoginVerifyRequest['secondFactor'],
): Promise<LoginVerifyReply> => {
  const { db, secrets, clocks } = context
  const { account, attempt, factors, use } = proved
  if (!secondFactor && factors) {
    await takeBack(db, attempt)
    const mobileNo = maskMobile(unseal(secrets.dataKey, account.mobileSealed))
    return { step: 'secondFactor', ...(await factors()), isNewDevice: account.isNewDevice, mobileNo }
  }
  const now = clocks.wall()
  const refusedIn = secondFactor
    ? await checkSecondFactor(context, { caller, account, attempt, now }, secondFactor)
    : async () => undefined
  const outcome = await db.begin(async (tx) => {
    const refused = await refusedIn(tx)
    if (refused) {
      // the code of a sign-in cannot be guessed here
      if (secondFactor && secondFactor.type !== 'signIn')
        await recordFailure(tx, context, origin, { caller, account, factor: secondFactor.type }, refused)
      return refused
    }
    const provider = await use?.(tx)
    if (use && !provider) {
      await takeBack(tx, attempt)
      return new Refused('provider_login_invalid', 'another call has used the proof')
    }
    if (account.status === 'suspended') {
      await takeBack(tx, attempt)
      return suspended()
    }
    await clearTries(tx, attempt)
    const { identifierKey } = secrets
    return issueLoginTicket(tx, { identifierKey, caller, now, accountId: account.id, provider })
  })
  if (outcome instanceof Refused) throw outcome
  return { step: 'done', fundUserCode: account.fundUserCode, userToken: outcome }
}

/**
 * Proves password and second factor and returns a ticket for the login call; without a second factor, returns the
 * usable ones.
 *
 * @throws Refused as `provePassword` and `continueLogin`
 */
export const verifyLogin = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  body: z.output<typeof loginVerifyRequest>,
): Promise<LoginVerifyReply> => {
  const { account, attempt } = await provePassword(context, caller, origin, body)
  const { isNewDevice } = account
  const factors = async (): Promise<Factors> => {
    const hasTotp = await context.connectors.credentials.hasAuthenticator(account)
    return {
      factors: hasTotp && !isNewDevice ? ['totp', 'sms'] : ['sms'],
      notYet: hasTotp && isNewDevice ? ['totp'] : [],
    }
  }
  return continueLogin(context, caller, origin, { account, attempt, factors }, body.secondFactor)
}
