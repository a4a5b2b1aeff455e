import { careEndpoints } from '@foyer/api/endpoints/care'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { limitStaff } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { countRewards, listRewards } from '../rewards/public.ts'
import { listSessions } from '../sessions/public.ts'
import { endSessionsOf, restorePerson, suspendPerson } from './acts.ts'
import { cashbackOfClient, cashbackUnder } from './cashback.ts'
import { findPersons } from './find.ts'
import { pageOf, personIdUnder } from './person.ts'
import { openRate, searchRate } from './rates.ts'
import { recordsOf } from './records.ts'
import { reveal } from './reveal.ts'
import { timelineOf } from './timeline.ts'

/** Serves client care: finding a person, what they see, and acts on them. */
export const careRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  type ReadRequest = Pick<FastifyRequest, 'staff' | 'machine' | 'id'> & { readonly body: { readonly id: string } }

  /** Reads something of a person. Each read counts, so that a stolen list of codes does not open every person. */
  const read = async <T>(request: ReadRequest, of: (personId: number) => Promise<T>): Promise<T> => {
    await limitStaff(context, actorOf(request as FastifyRequest).id, openRate)
    return of(await personIdUnder(db, request.body.id))
  }

  serve(app, context, careEndpoints, {
    'POST /staff/care/find': (request) => findPersons(context, request.body, actorOf(request)),
    'POST /staff/care/person': (request) =>
      read(request, async (personId) => {
        const page = await pageOf(db, context, personId)
        const subject = { subject: 'persons', subjectId: String(personId) } as const
        await audit(db, { actor: actorOf(request), ...subject, event: 'view', wall: clocks.wall() })
        return page
      }),
    'POST /staff/care/reveal': (request) => reveal(context, request.body, actorOf(request)),
    'POST /staff/care/rewards': (request) =>
      read(request, async (personId) => {
        const { tab, cursor } = request.body
        const [owner, asOf] = [{ personId, accountId: null }, clocks.business()]
        const page = await listRewards(db, owner, { tab, ...(cursor !== undefined && { cursor }) }, asOf)
        return { asOf, ...page, counts: await countRewards(db, owner, asOf) }
      }),
    'POST /staff/care/cashback': (request) =>
      read(request, (personId) => cashbackUnder(context, personId, request.body, actorOf(request))),
    'POST /staff/cashback/client': async (request) => {
      await limitStaff(context, actorOf(request).id, searchRate)
      return cashbackOfClient(context, request.body, actorOf(request))
    },
    'POST /staff/care/records': (request) => read(request, (personId) => recordsOf(db, personId)),
    'POST /staff/care/timeline': (request) =>
      read(request, (personId) => timelineOf(context, personId, request.body.before)),
    'POST /staff/care/sessions': (request) =>
      read(request, async (personId) => {
        const { sessions, more } = await listSessions(db, context, personId, undefined)
        return { sessions, more }
      }),
    'POST /staff/care/sessions/end': (request) => endSessionsOf(context, { ...request.body, actor: actorOf(request) }),
    'POST /staff/care/suspend': (request) => suspendPerson(context, { ...request.body, actor: actorOf(request) }),
    'POST /staff/care/restore': (request) => restorePerson(context, { ...request.body, actor: actorOf(request) }),
  })
}
