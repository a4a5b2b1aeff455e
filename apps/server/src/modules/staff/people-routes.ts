import { staffPeopleEndpoints } from '@foyer/api/endpoints/staff'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { addMachine, closeMachine, listMachines } from './machine-clients.ts'
import { endSessionsOf, listMembers, restoreMember, suspendMember } from './members.ts'

/** @throws Refused `not_found` */
const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Refused('not_found', 'there is no such member of staff or machine client')
  return one
}

/** Serves the administration of people and machine clients. */
export const staffPeopleRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, secrets, clocks } = context
  serve(app, context, staffPeopleEndpoints, {
    'POST /staff/people': async () => ({ people: await listMembers(db, clocks.wall()) }),
    'POST /staff/people/suspend': async (request) =>
      found(await suspendMember(context, { ...request.body, actor: actorOf(request) })),
    'POST /staff/people/restore': async (request) =>
      found(await restoreMember(context, { ...request.body, actor: actorOf(request) })),
    'POST /staff/people/end-sessions': async (request) =>
      found(await endSessionsOf(context, { ...request.body, actor: actorOf(request) })),
    'POST /staff/machines': async () => ({ clients: await listMachines(db) }),
    'POST /staff/machines/add': (request) =>
      addMachine(db, secrets, { ...request.body, actor: actorOf(request) }, clocks.wall()),
    'POST /staff/machines/close': async (request) =>
      found(await closeMachine(db, { ...request.body, actor: actorOf(request) }, clocks.wall())),
  })
}
