import { type RelyingParty, relyingPartyOf } from '../../config/passkeys.ts'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'

/** @throws Refused `not_found` if this deployment has no passkeys */
export const requireParty = ({ environment }: Pick<Context, 'environment'>): RelyingParty => {
  const party = relyingPartyOf(environment)
  if (!party) throw new Refused('not_found', 'this deployment has no passkeys')
  return party
}

/** Any passkey answer that is not accepted: the caller does not learn which part was wrong. */
export const passkeyRefused = (): Refused => new Refused('passkey_refused', 'the passkey was not accepted')

/**
 * The opaque id under which an authenticator files the passkeys of one person for one account. It is the same on every
 * device, so a device replaces its own key and shows no second one.
 */
export const holderId = ({ secrets }: Pick<Context, 'secrets'>, personId: number, accountId: number): Buffer =>
  keyedHash(secrets.identifierKey, 'passkey holder', `${personId} ${accountId}`)
