import { endSessionsRequest, sessionsReply } from '@foyer/contract/sessions'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { originOf } from '../identity/origin.ts'
import { personIdOf } from '../identity/persons.ts'
import { registrationIdOf } from '../identity/registrations.ts'
import { endSessionsFor } from './end.ts'
import { listSessions } from './list.ts'

const tags = ['sessions']
/** More sessions than a person ends by hand. */
const perPerson = { name: 'sessions', limit: 120, windowMs: 3_600_000 }

/** Routes of the caller's sessions (SEC-7), on the app API host; answers are never cached. */
export const sessionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const byPerson = signed(context, ['register', 'login'])

  app.post(
    '/user/sessions',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'The caller’s active sessions, at most fifty, with device, country, first and last use',
        body: z.strictObject({}),
        response: { 200: replyOf(sessionsReply) },
      },
    },
    async ({ caller }) => {
      const own = await registrationIdOf(db, caller, clocks.wall())
      return done(await listSessions(db, context, await personIdOf(db, caller), own))
    },
  )

  app.post(
    '/user/sessions/end',
    {
      config: { load: 'first' },
      preValidation: byPerson,
      schema: {
        tags,
        summary:
          'Ends one session or login of the caller, every other session, or all of them, on every server at once',
        body: endSessionsRequest,
        response: { 200: replyOf(sessionsReply) },
      },
    },
    async (request) => {
      const { caller, body } = request
      await limitPerson(context, await personIdOf(db, caller), perPerson)
      return done(await endSessionsFor(context, caller, originOf(request), body))
    },
  )
}
