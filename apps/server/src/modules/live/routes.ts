import { liveDetail, liveNow, viewer } from '@foyer/contract/live'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { calendarOf } from './calendar.ts'
import { detailOf, isWithheld } from './detail.ts'
import type { LiveHub } from './hub.ts'
import { findSession, listedSessions } from './queries.ts'
import { currentOf, type Session } from './session.ts'

const tags = ['live']
/**
 * Stored by the reader's own browser only and revalidated each time, because what is withheld depends on the address.
 */
const cacheControl = 'private, no-cache'
const named = z.object({ code: z.string() })
const isMoving = (request: FastifyRequest): boolean => request.url.includes('/now')

/** @throws Refused `not_found`; `activity_mainland` for a session that is withheld at the caller's address */
export const shownSession = async (context: Context, request: FastifyRequest, code: string): Promise<Session> => {
  const session = await findSession(context.db, code, context.clocks.business())
  if (!session) throw new Refused('not_found', 'the session does not exist')
  if (isWithheld(session, await mainlandAddress(context, request)))
    throw new Refused('activity_mainland', 'this session is not shown in the mainland')
  return session
}

/** Public routes of live sessions on the app API host; calls are not signed. */
export const liveRoutes = async (app: App, context: Context, hub: LiveHub): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, cacheControl, isMoving)

  const answer = async (request: FastifyRequest, session: Session | undefined, all: readonly Session[]) => {
    if (!session) throw new Refused('not_found', 'the session does not exist')
    const isMainland = await mainlandAddress(context, request)
    return detailOf({ session, others: all, now: await hub.poll(session), isMainland })
  }

  app.get(
    '/live',
    {
      schema: {
        tags,
        summary: 'The live session, else the next one, else the last one',
        response: { 200: liveDetail },
      },
    },
    async (request) => {
      const all = await listedSessions(db, clocks.business())
      return answer(request, currentOf(all, clocks.business()), all)
    },
  )

  app.get(
    '/live/:code',
    {
      schema: { tags, summary: 'One session with its agenda and state', params: named, response: { 200: liveDetail } },
    },
    async (request) => {
      const at = clocks.business()
      return answer(request, await findSession(db, request.params.code, at), await listedSessions(db, at))
    },
  )

  app.get(
    '/live/:code/now',
    {
      schema: {
        tags,
        summary: 'The changing state for a page without events: state, viewers and current agenda item',
        params: named,
        querystring: z.object({ viewer }),
        response: { 200: liveNow },
      },
    },
    async (request, reply) => {
      const session = await shownSession(context, request, request.params.code)
      reply.header('Cache-Control', 'no-store')
      return hub.poll(session, request.query.viewer)
    },
  )

  app.get(
    '/live/:code/calendar.ics',
    {
      schema: {
        tags,
        summary: 'A session as a calendar entry with a reminder',
        params: named,
        querystring: z.object({ lang: z.enum(['zh-CN', 'zh-HK', 'en-US']).default('zh-HK') }),
      },
    },
    async (request, reply) => {
      const session = await shownSession(context, request, request.params.code)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${session.facts.code}.ics"`)
        .send(calendarOf(session, request.query.lang, clocks.wall()))
    },
  )
}
