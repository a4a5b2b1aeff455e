import { brand } from '@foyer/api/brand'
import {
  type CreateOptions,
  challengeSeconds,
  type createdCredential,
  knownTransports,
  mostPasskeys,
  type PasskeysReply,
} from '@foyer/api/passkeys'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { maskClientNo, ownAccount, suspended } from '../accounts/public.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { lockPerson, type Origin, personIdOf, recordAuthentication } from '../identity/public.ts'
import { refuseWhileCooling } from '../phone/public.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { readClientData } from './client-data.ts'
import { loadWebAuthn } from './library.ts'
import { listPasskeys } from './list.ts'
import { holderId, passkeyRefused, requireParty } from './party.ts'

/** ES256, EdDSA and RS256, which together every platform supports. */
const algorithms = [-8, -7, -257]

const refuseIfFull = async (db: ISql, personId: number): Promise<void> => {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from passkeys where person_id = ${personId}`
  if (row.count >= mostPasskeys) throw new Refused('passkeys_full', 'the person has as many passkeys as possible')
}

/**
 * Options to create a passkey for the account that the caller is logged in to.
 *
 * @throws Refused `not_found` also for an account under another number, `account_suspended`, `passkeys_full`,
 * `phone_cooling`, `fresh_proof_needed`
 */
export const createOptionsFor = async (context: Context, caller: Caller): Promise<CreateOptions> => {
  const { db, secrets, clocks } = context
  const party = requireParty(context)
  const now = clocks.wall()
  const personId = await personIdOf(db, caller)
  const account = await ownAccount(db, personId, caller)
  if (!account) throw new Refused('not_found', 'the account is not under the number of the caller')
  if (account.status === 'suspended') throw suspended()
  await refuseIfFull(db, personId)
  // whoever stole a number would otherwise make their access last
  await refuseWhileCooling(db, { personId, accountId: account.id }, now)
  await requireFreshProof(db, caller, now)
  const stored = await db<{ id: string; transports: string[] }[]>`
    select credential_id as id, transports from passkeys where person_id = ${personId} and account_id = ${account.id}`
  const name = maskClientNo(unseal(secrets.dataKey, account.clientNoSealed))
  const { identifierKey } = secrets
  const challenge = await issueChallenge(db, {
    identifierKey,
    personId,
    sessionId: caller.sid,
    now,
    accountId: account.id,
  })
  const { generateRegistrationOptions } = await loadWebAuthn()
  const {
    hints: _,
    extensions: __,
    ...options
  } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: brand.shortName['en-US'],
    userID: new Uint8Array(holderId(context, personId, account.id)),
    userName: name,
    userDisplayName: name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: stored.map(({ id, transports }) => ({ id, transports: knownTransports(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return options as CreateOptions
}

/** Verifies what the authenticator created. @returns undefined if anything of it is wrong */
const verified = async (
  context: Context,
  credential: z.output<typeof createdCredential>,
  read: { challenge: string; origin: string },
) => {
  const { authenticatorAttachment: _, ...response } = credential
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: read.challenge,
      expectedOrigin: read.origin,
      expectedRPID: requireParty(context).id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo
  } catch {
    return undefined
  }
}

/**
 * Stores the passkey that a device created for the account of the challenge.
 *
 * @throws Refused `passkey_refused`, `passkeys_full`
 */
export const createPasskey = async (
  context: Context,
  caller: Caller,
  origin: Origin,
  credential: z.output<typeof createdCredential>,
): Promise<PasskeysReply> => {
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const personId = await personIdOf(db, caller)
  const read = readClientData(credential.response.clientDataJSON, requireParty(context))
  const claim = { identifierKey: secrets.identifierKey, personId, sessionId: caller.sid, now }
  const answered = read && (await takeChallenge(db, claim, read.challenge))
  const info = read && answered?.accountId ? await verified(context, credential, read) : undefined
  if (!info || !answered?.accountId) throw passkeyRefused()
  const accountId = answered.accountId
  return db.begin(async (tx) => {
    await lockPerson(tx, caller)
    if ((await ownAccount(tx, personId, caller))?.id !== accountId) throw passkeyRefused()
    await refuseIfFull(tx, personId)
    const stored = await tx`
      insert into passkeys (person_id, account_id, credential_id, public_key, counter, transports, backup_eligible,
        backed_up, system, browser, created_at)
      values (${personId}, ${accountId}, ${info.credential.id}, ${Buffer.from(info.credential.publicKey)},
        ${info.credential.counter}, ${knownTransports(credential.response.transports)},
        ${info.credentialDeviceType === 'multiDevice'}, ${info.credentialBackedUp}, ${origin.system},
        ${origin.browser}, ${new Date(now)})
      on conflict (credential_id) do nothing returning 1`
    if (stored.length === 0) throw passkeyRefused()
    const of = { account: accountId, person: personId }
    await recordAuthentication(tx, context, origin, { event: 'passkey_create', of })
    return listPasskeys(tx, context, personId, caller)
  })
}
