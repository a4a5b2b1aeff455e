import type { providerSmsRequest } from '@foyer/api/code-requests'
import type { LoginSmsReply, ProviderVerifyReply, providerVerifyRequest } from '@foyer/protocol/login'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { accountsOf } from '../accounts/public.ts'
import { originOf, personIdOf, recordAuthentication, type Seen } from '../identity/public.ts'
import { beginTry, type Try, takeBack } from './attempts.ts'
import { type Account, findAccount } from './find-account.ts'
import { factorBuckets } from './prove-password.ts'
import { findProof, type ProviderProof, useProof } from './provider-proofs.ts'
import { providerOf } from './provider-start.ts'
import { sendFactor } from './send.ts'
import { continueLogin } from './verify.ts'

/** @throws Refused `not_found`, `provider_login_invalid` */
const proofOf = async (context: Context, caller: Caller, origin: Seen, handle: string): Promise<ProviderProof> => {
  providerOf(context)
  const { db, secrets, clocks } = context
  const proof = await findProof(db, secrets, caller, handle, clocks.wall())
  if (proof) return proof
  const of = { person: await personIdOf(db, caller) }
  const detail = { way: 'provider', problem: 'provider_login_invalid' }
  await recordAuthentication(db, context, origin, { event: 'login_failed', of, detail })
  throw new Refused('provider_login_invalid', 'the proof is used, has expired or belongs to another session')
}

/**
 * The account of a proof, and an attempt at its second factor. The provider counts attempts at its own proof, so only
 * the counters of the person apply.
 *
 * @throws Refused `provider_other_client`, `login_locked`
 */
const begin = async (
  context: Context,
  caller: Caller,
  { accountCodes }: ProviderProof,
  fundUserCode: string,
): Promise<{ account: Account; attempt: Try }> => {
  const { db, secrets, clocks } = context
  // the number of an account can change between the two calls
  const account = accountCodes.includes(fundUserCode)
    ? await findAccount(db, secrets, caller, { fundUserCode })
    : undefined
  if (!account) throw new Refused('provider_other_client', 'the account is not one of the proved client')
  const attempt = await beginTry(db, factorBuckets(context, caller.sub, fundUserCode), clocks.wall())
  return { account, attempt }
}

/**
 * As `verifyLogin`, with the proof of the provider in place of the password. If the client has several accounts under
 * the number, it returns them until one is chosen.
 *
 * @throws Refused as `proofOf`, `begin` and `continueLogin`
 */
export const verifyProvided = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  { providerProof, fundUserCode, secondFactor }: z.output<typeof providerVerifyRequest>,
): Promise<ProviderVerifyReply> => {
  const { db, secrets } = context
  const proof = await proofOf(context, caller, origin, providerProof)
  const [only = '', ...others] = proof.accountCodes
  if (fundUserCode === undefined && others.length > 0) {
    const accounts = await accountsOf(db, secrets, caller.sub)
    return { step: 'account', accounts: accounts.filter((one) => proof.accountCodes.includes(one.fundUserCode)) }
  }
  const { account, attempt } = await begin(context, caller, proof, fundUserCode ?? only)
  const factors = proof.hasSecondFactor ? undefined : async () => ({ factors: ['sms' as const], notYet: [] })
  const use = (tx: Parameters<typeof useProof>[0]) => useProof(tx, secrets, providerProof)
  return continueLogin(context, caller, origin, { account, attempt, factors, use }, secondFactor)
}

/**
 * As `sendLoginCode`, with the proof of the provider in place of the password.
 *
 * @throws Refused as `proofOf`, `begin` and `sendFactor`
 */
export const sendProvidedCode = async (
  context: Context,
  request: FastifyRequest,
  { providerProof, fundUserCode, ...code }: z.output<typeof providerSmsRequest>,
): Promise<LoginSmsReply> => {
  const proof = await proofOf(context, request.caller, originOf(request), providerProof)
  const [only = '', ...others] = proof.accountCodes
  if (fundUserCode === undefined && others.length > 0)
    throw new Refused('invalid_request', 'the client has several accounts, and the call names none')
  const { account, attempt } = await begin(context, request.caller, proof, fundUserCode ?? only)
  await takeBack(context.db, attempt)
  return sendFactor(context, request, account, code)
}
