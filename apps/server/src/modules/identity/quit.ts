import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { endLogin, ownerOfLogin } from './login-tokens.ts'
import type { Origin } from './origin.ts'
import { quitRegistration } from './registrations.ts'
import { recordAuthentication } from './trail.ts'

/** Ends what signs: the registration with all that came of it, or one login alone. Twice is no failure, and one entry. */
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
