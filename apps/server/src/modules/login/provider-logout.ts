import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'
import { recordAuthentication } from '../identity/public.ts'
import { endProviderLogins } from './provider-logins.ts'
import { providerOf } from './provider-start.ts'

/**
 * Back-channel logout: the provider says that a client, or one session, has logged out there. It ends the logins, uses
 * up the token and records both in one transaction.
 *
 * @throws Refused `not_found`; `invalid_request` for a token that is not valid or was used; SystemAway
 */
export const logOutByProvider = async (context: Context, request: FastifyRequest, token: string): Promise<void> => {
  const { db, secrets } = context
  const claims = await providerOf(context).readLogoutToken(token)
  if (!claims) throw new Refused('invalid_request', 'the logout token is not valid')
  await db.begin(async (tx) => {
    const used = await tx`
      insert into used_logout_tokens (hash, expires_at)
      values (${keyedHash(secrets.identifierKey, 'logout token', claims.id)}, ${new Date(claims.acceptableUntil)})
      on conflict do nothing returning 1`
    if (used.length === 0) throw new Refused('invalid_request', 'the logout token was used before')
    for (const person of await endProviderLogins(tx, secrets, claims))
      await recordAuthentication(
        tx,
        context,
        { address: request.callerAddress },
        { event: 'provider_logout', of: { person } },
      )
  })
}
