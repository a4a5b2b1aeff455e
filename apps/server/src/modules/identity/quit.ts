import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { endLogin, ownerOfLogin } from './login-tokens.ts'
import type { Origin } from './origin.ts'
import { quitRegistration } from './registrations.ts'
import { recordAuthentication } from './trail.ts'

/**
 * Ends the session that signs: a registration with all its logins, or one login alone. Repeating it has no effect and
 * adds no audit entry.
 */
export const quit = async (tx: ISql, context: Context, { level, jti }: Caller, origin: Origin): Promise<void> => {
  if (level === 'login') {
    const of = await ownerOfLogin(tx, jti)
    if ((await endLogin(tx, jti)) && of) await recordAuthentication(tx, context, origin, { event: 'quit', of })
    return
  }
  const ended = await quitRegistration(tx, jti, context.clocks.wall())
  if (!ended) return
  const { id, personId } = ended
  await recordAuthentication(tx, context, origin, { event: 'quit', of: { person: personId }, detail: { session: id } })
}
