import { challengeSeconds, type UseOptions, type UsePasskeyReply, type usedCredential } from '@foyer/api/passkeys'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows, refreshAccountsOf, suspended } from '../accounts/public.ts'
import { isSuspendedPerson, personIdOf, personRows, recordAuthentication, type Seen } from '../identity/public.ts'
import { beginTry, clearTries, factorBuckets, failed, issueLoginTicket, type Try, takeBack } from '../login/public.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { readClientData } from './client-data.ts'
import { loadWebAuthn } from './library.ts'
import { holderId, passkeyRefused, requireParty } from './party.ts'

type Credential = z.output<typeof usedCredential>

/** A challenge for a login. The options name no passkey: the device offers those that it has for this domain. */
export const useOptionsFor = async (context: Context, caller: Caller): Promise<UseOptions> => {
  const { db, secrets, clocks } = context
  const party = requireParty(context)
  const challenge = await issueChallenge(db, {
    identifierKey: secrets.identifierKey,
    personId: await personIdOf(db, caller),
    sessionId: caller.sid,
    now: clocks.wall(),
    accountId: null,
  })
  return { challenge, rpId: party.id, timeout: challengeSeconds * 1000, userVerification: 'required' }
}

interface Stored {
  readonly id: number
  readonly accountId: number
  readonly fundUserCode: string
  readonly status: 'active' | 'suspended'
  readonly publicKey: Buffer
  readonly counter: number
}

/**
 * A passkey of this person, whose account is still under their own number. If the firm gave the account another number, the
 * passkey serves nobody until it has the number of its maker again.
 */
const findPasskey = async (db: ISql, personId: number, credentialId: string): Promise<Stored | undefined> => {
  const [found] = await db<Stored[]>`
    select passkey.id, account.id as "accountId", fund_user_code as "fundUserCode", status,
      public_key as "publicKey", counter::float8 as counter
    from passkeys passkey
      join ${clientAccountRows(db)} account on account.id = account_id
      join ${personRows(db)} person on person.id = person_id and person.mobile_hash = account.mobile_hash
    where credential_id = ${credentialId} and person_id = ${personId}`
  return found
}

interface Signed {
  readonly newCounter: number
  readonly credentialBackedUp: boolean
}

/** Verifies the signature. @returns undefined if anything of it is wrong */
const verify = async (
  context: Context,
  personId: number,
  { accountId, publicKey, counter }: Stored,
  { authenticatorAttachment: _, ...credential }: Credential,
  read: { challenge: string; origin: string },
): Promise<Signed | undefined> => {
  const { userHandle, ...response } = credential.response
  if (userHandle && userHandle !== holderId(context, personId, accountId).toString('base64url')) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { ...response, ...(userHandle && { userHandle }) },
      },
      expectedChallenge: read.challenge,
      expectedOrigin: read.origin,
      expectedRPID: requireParty(context).id,
      requireUserVerification: true,
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified ? authenticationInfo : undefined
  } catch {
    return undefined
  }
}

/**
 * Records a use. The counter must grow unless the authenticator does not count, so of two answers with one counter only
 * the first succeeds.
 */
const recordUse = async (tx: ISql, id: number, { newCounter, credentialBackedUp }: Signed, now: number) => {
  const used = await tx`
    update passkeys set counter = ${newCounter}, backed_up = ${credentialBackedUp}, last_used_at = ${new Date(now)}
    where id = ${id} and (counter < ${newCounter} or (counter = 0 and ${newCounter} = 0)) returning 1`
  return used.length > 0
}

interface Proof {
  readonly personId: number
  readonly passkey: Stored
  readonly signed: Signed
  readonly attempt: Try
}

/** A refusal is returned and not thrown, so that the counted attempt is committed. */
const finish = (context: Context, caller: Caller, { personId, passkey, signed, attempt }: Proof) =>
  context.db.begin(async (tx): Promise<UsePasskeyReply | Refused> => {
    const { identifierKey } = context.secrets
    const now = context.clocks.wall()
    const { id, accountId, fundUserCode, status } = passkey
    if (!(await recordUse(tx, id, signed, now))) return passkeyRefused()
    if (status === 'suspended' || (await isSuspendedPerson(tx, personId))) {
      await takeBack(tx, attempt)
      return suspended()
    }
    await clearTries(tx, attempt)
    const ticket = { identifierKey, caller, now, accountId, way: 'passkey' } as const
    return { fundUserCode, userToken: await issueLoginTicket(tx, ticket) }
  })

/**
 * Proves an account by a passkey: the caller has the device and unlocked it, which are two factors. An unknown, a deleted
 * and another person's passkey have the same answer, and each counts as a failed attempt of the person.
 *
 * @returns a ticket for the login call
 * @throws Refused `passkey_refused`, `login_locked`, `account_suspended`, `unavailable` while a system of the firm is away
 */
export const usePasskey = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  credential: Credential,
): Promise<UsePasskeyReply> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const personId = await personIdOf(db, caller)
  const read = readClientData(credential.response.clientDataJSON, requireParty(context))
  const claim = { identifierKey: secrets.identifierKey, personId, sessionId: caller.sid, now }
  const answered = read && (await takeChallenge(db, claim, read.challenge))
  // a challenge that is old or of another session does not count as a failed attempt
  if (answered?.accountId !== null || !read) throw passkeyRefused()
  await refreshAccountsOf(context, personId)
  const attempt = await beginTry(db, factorBuckets(context, caller.sub, 'passkey'), now)
  const passkey = await findPasskey(db, personId, credential.id)
  const signed = passkey && (await verify(context, personId, passkey, credential, read))
  const outcome = signed ? await finish(context, caller, { personId, passkey, signed, attempt }) : passkeyRefused()
  if (!(outcome instanceof Refused)) return outcome
  if (outcome.reason !== 'passkey_refused') throw outcome
  const of = passkey ? { account: passkey.accountId, person: personId } : { person: personId }
  await recordAuthentication(db, context, origin, { event: 'passkey_failed', of })
  throw failed(attempt, 'passkey_refused', 'the passkey was not accepted')
}
