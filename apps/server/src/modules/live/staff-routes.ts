import { liveStaffEndpoints } from '@foyer/api/endpoints/broadcast'
import { broadcastDocumentMax } from '@foyer/api/staff/broadcast-documents'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { documentOf } from './document.ts'
import { interrupt } from './operator-actions.ts'
import { publishSessionDocument, sessionFaults, withdrawSession } from './publish-document.ts'
import { storedSession } from './queries.ts'
import { pageOfSessions, setTimes, shownSession } from './staff-sessions.ts'

/** The longest document, and its envelope. */
const bodyLimit = broadcastDocumentMax + 2_048

/** Serves live sessions, for the console. */
export const liveStaffRoutes = async (app: App, context: Context): Promise<void> => {
  serve(
    app,
    context,
    liveStaffEndpoints,
    {
      'POST /staff/live': ({ body }) => pageOfSessions(context, body),
      'POST /staff/live/interruption': async (request) => {
        const { code, interrupted, reason } = request.body
        await interrupt(context, code, interrupted, { actor: actorOf(request), reason })
        return shownSession(context, code)
      },
      'POST /staff/live/times': (request) => setTimes(context, request.body, actorOf(request)),
      'POST /staff/live/document': async ({ body: { code } }) => {
        const stored = await storedSession(context.db, code, context.clocks.business())
        if (!stored) throw new Refused('not_found', 'the session does not exist')
        return documentOf(stored)
      },
      'POST /staff/live/check': async ({ body }) => ({ faults: await sessionFaults(context, body) }),
      'POST /staff/live/publish': (request) => publishSessionDocument(context, request.body, actorOf(request)),
      'POST /staff/live/withdrawal': (request) => withdrawSession(context, request.body, actorOf(request)),
    },
    { 'POST /staff/live/check': { bodyLimit }, 'POST /staff/live/publish': { bodyLimit } },
  )
}
