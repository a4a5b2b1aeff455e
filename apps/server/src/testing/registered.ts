import type { Context } from '../context.ts'
import { personOf } from '../modules/identity/persons.ts'
import { issueRegisterToken, openRegistration } from '../modules/identity/registrations.ts'
import { type Credentials, sharedKeyHash } from './signed-client.ts'

const origin = { deviceKey: sharedKeyHash, system: 'other', browser: 'other', country: null } as const

/** Makes all sessions freshly proved, as if their owners had just repeated the proof. */
export const proveEverybody = async ({ db, clocks }: Context): Promise<void> => {
  await db`update registrations set proved_at = ${new Date(clocks.wall())}`
}

/**
 * Credentials of level register for a number, without the SMS calls: for tests of what a person does afterwards, and of
 * many persons at once.
 */
export const registered = async (context: Context, { sid }: { sid: string }, e164: string): Promise<Credentials> => {
  const { db, secrets, clocks } = context
  const person = await personOf(db, secrets, e164, clocks.wall())
  const registration = await openRegistration(db, person, { origin, now: clocks.wall(), isProved: true })
  return issueRegisterToken(db, context, registration, { sessionId: sid, deviceKey: sharedKeyHash })
}
