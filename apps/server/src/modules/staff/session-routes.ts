import { staffSessionEndpoints } from '@foyer/api/endpoints/staff'
import type { StaffSession } from '@foyer/api/staff/session'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { type StaffCaller, staffOf } from '../../http/staff.ts'
import { Refused } from '../../refused.ts'
import { sessionCookie } from './cookies.ts'
import { providerOf } from './provider.ts'
import { idleMs } from './rules.ts'
import { endSession } from './sessions.ts'

/** Serves a signed-in member of staff: who they are, and signing out. */
export const staffSessionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context
  const cookie = sessionCookie(environment)

  const replyOf = ({ id, name, roles, endsAt, provedUntil }: StaffCaller): StaffSession => ({
    id,
    name,
    roles: [...roles],
    endsAt,
    idleMs,
    provedUntil: provedUntil > clocks.wall() ? provedUntil : null,
  })

  /** Nobody waits for a provider that is away: the session here has ended. */
  const endSessionAddress = (): Promise<string | undefined> =>
    (providerOf(context)?.endSessionAddress() ?? Promise.resolve(undefined)).catch((error: unknown) => {
      if (error instanceof Refused && error.reason === 'unavailable') return undefined
      throw error
    })

  serve(app, context, staffSessionEndpoints, {
    'POST /staff/session': async (request) => replyOf(staffOf(request)),
    'POST /staff/session/use': async (request) => replyOf(staffOf(request)),
    'POST /staff/session/end': async (request, reply) => {
      const { session } = staffOf(request)
      await db.begin(async (tx) => {
        const id = await endSession(tx, session)
        if (id !== undefined)
          await audit(tx, {
            ...{ actor: actorOf(request), subject: 'staff_members', subjectId: id },
            ...{ event: 'sign_out', wall: clocks.wall() },
          })
      })
      cookie.clear(reply)
      return { provider: (await endSessionAddress()) ?? null }
    },
  })
}
