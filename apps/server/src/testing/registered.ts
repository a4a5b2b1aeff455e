import type { Context } from '../context.ts'
import { personOf } from '../modules/identity/persons.ts'
import { issueRegisterToken, openRegistration } from '../modules/identity/registrations.ts'
import type { Credentials } from './signed-client.ts'

/**
 * Credentials of level register for a number, without the way through SMS: for tests of what a person does after it,
 * and of many persons at once.
 */
export const registered = async (context: Context, { sid }: { sid: string }, e164: string): Promise<Credentials> => {
  const { db, secrets, clocks } = context
  const person = await personOf(db, secrets, e164, clocks.wall())
  const registration = await openRegistration(db, person, { origin: null, now: clocks.wall(), isProved: true })
  return issueRegisterToken(db, context, registration, { sessionId: sid, deviceKey: null })
}
