import type { Refusal } from '@foyer/protocol/errors'
import type { LoginVerifyReply, loginVerifyRequest, SecondFactor } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { suspended } from '../accounts/public.ts'
import { maskMobile, personIdOf, recordAuthentication, type Seen } from '../identity/public.ts'
import { clearTries, takeBack } from './attempts.ts'
import type { Account } from './find-account.ts'
import { provePassword } from './prove-password.ts'
import { checkSecondFactor } from './second-factor.ts'
import { issueLoginTicket } from './tickets.ts'

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

/**
 * Proves password and second factor and returns a ticket for the login call; without a second factor, returns the
 * usable ones. The suspension of an account is reported only after both are proved.
 *
 * @throws Refused as `provePassword` and `checkSecondFactor`, and `account_suspended`
 */
export const verifyLogin = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  body: z.output<typeof loginVerifyRequest>,
): Promise<LoginVerifyReply> => {
  const { db, secrets, clocks, connectors } = context
  const { account, attempt } = await provePassword(context, caller, origin, body)
  const { secondFactor } = body
  if (!secondFactor) {
    await takeBack(db, attempt)
    const hasTotp = await connectors.credentials.hasAuthenticator(account)
    const mobileNo = maskMobile(unseal(secrets.dataKey, account.mobileSealed))
    const { isNewDevice } = account
    return {
      step: 'secondFactor',
      factors: hasTotp && !isNewDevice ? ['totp', 'sms'] : ['sms'],
      notYet: hasTotp && isNewDevice ? ['totp'] : [],
      isNewDevice,
      mobileNo,
    }
  }
  const now = clocks.wall()
  const refusedIn = await checkSecondFactor(context, { caller, account, attempt, now }, secondFactor)
  const outcome = await db.begin(async (tx) => {
    const refused = await refusedIn(tx)
    if (refused) {
      // the code of a sign-in cannot be guessed here
      if (secondFactor.type !== 'signIn')
        await recordFailure(tx, context, origin, { caller, account, factor: secondFactor.type }, refused)
      return refused
    }
    if (account.status === 'suspended') {
      await takeBack(tx, attempt)
      return suspended()
    }
    await clearTries(tx, attempt)
    return issueLoginTicket(tx, { identifierKey: secrets.identifierKey, caller, now, accountId: account.id })
  })
  if (outcome instanceof Refused) throw outcome
  return { step: 'done', fundUserCode: account.fundUserCode, userToken: outcome }
}
