import type { Context } from '../context.ts'
import { personOf } from '../modules/identity/persons.ts'
import { issueRegisterToken, openRegistration } from '../modules/identity/registrations.ts'
import { type Credentials, sharedKeyHash } from './signed-client.ts'

const origin = { deviceKey: sharedKeyHash, system: 'other', browser: 'other', country: null } as const

/** Everybody has just proved anew that their session is their own. */
export const proveEverybody = async ({ db, clocks }: Context): Promise<void> => {
  await db`update registrations set proved_at = ${new Date(clocks.wall())}`
}

/**
 * Credentials of level register for a number, without the way through SMS: for tests of what a person does after it,
 * and of many persons at once.
 */
export const registered = async (context: Context, { sid }: { sid: string }, e164: string): Promise<Credentials> => {
  const { db, secrets, clocks } = context
  const person = await personOf(db, secrets, e164, clocks.wall())
  const registration = await openRegistration(db, person, { origin, now: clocks.wall(), isProved: true })
  return issueRegisterToken(db, context, registration, { sessionId: sid, deviceKey: sharedKeyHash })
}
