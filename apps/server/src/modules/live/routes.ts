import { liveEndpoints } from '@foyer/api/endpoints/live'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/address.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { mainlandAddress } from '../residence/public.ts'
import { calendarOf } from './calendar.ts'
import { detailOf, isWithheld } from './detail.ts'
import type { LiveHub } from './hub.ts'
import { findSession, listedSessions } from './queries.ts'
import { currentOf, type Session } from './session.ts'

/** @throws Refused `not_found`; `activity_mainland` for a session that is withheld at the caller's address */
export const shownSession = async (context: Context, request: FastifyRequest, code: string): Promise<Session> => {
  const session = await findSession(context.db, code, context.clocks.business())
  if (!session) throw new Refused('not_found', 'the session does not exist')
  if (isWithheld(session, await mainlandAddress(context, request)))
    throw new Refused('activity_mainland', 'this session is not shown in the mainland')
  return session
}

/** Serves live sessions to everybody. */
export const liveRoutes = async (app: App, context: Context, hub: LiveHub): Promise<void> => {
  const { db, clocks } = context

  const answer = async (request: FastifyRequest, session: Session | undefined, all: readonly Session[]) => {
    if (!session) throw new Refused('not_found', 'the session does not exist')
    const isMainland = await mainlandAddress(context, request)
    return detailOf({ session, others: all, now: await hub.poll(session), isMainland })
  }

  serve(app, context, liveEndpoints, {
    'GET /live': async (request) => {
      const all = await listedSessions(db, clocks.business())
      return answer(request, currentOf(all, clocks.business()), all)
    },
    'GET /live/:code': async (request) => {
      const at = clocks.business()
      return answer(request, await findSession(db, request.params.code, at), await listedSessions(db, at))
    },
    'GET /live/:code/now': async (request, reply) => {
      const session = await shownSession(context, request, request.params.code)
      reply.header('Cache-Control', 'no-store')
      const { viewer } = request.query
      const network = networkOf(request.callerAddress)
      return hub.poll(session, viewer === undefined ? undefined : { id: viewer, network })
    },
    'GET /live/:code/calendar.ics': async (request, reply) => {
      const session = await shownSession(context, request, request.params.code)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${session.facts.code}.ics"`)
        .send(calendarOf(session, request.query.lang, clocks.wall()))
    },
  })
}
