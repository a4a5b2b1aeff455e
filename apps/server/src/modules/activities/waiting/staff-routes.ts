import { roomEndpoints } from '@foyer/api/endpoints/operations'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { actorOf } from '../../../http/actor.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { Refused } from '../../../refused.ts'
import { activityNamed } from '../named-activity.ts'
import { findActivity } from '../queries.ts'
import { closeRoom, listRooms, setRoom } from './operate-rooms.ts'
import { settingsOf } from './room-settings.ts'

/** Serves waiting rooms to staff, who do what `foyer waiting-rooms` does. */
export const roomStaffRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const operationOf = (request: FastifyRequest & { readonly body: { readonly reason: string } }) => ({
    at: clocks.business(),
    wall: clocks.wall(),
    actor: actorOf(request),
    reason: request.body.reason,
  })
  const openRooms = async (at: number) => (await listRooms(db, at)).filter(({ endsAt }) => endsAt > at)

  serve(app, context, roomEndpoints, {
    'POST /staff/rooms': async () => {
      const now = clocks.business()
      const rooms = []
      for (const { activity: number, early: _, ...room } of await openRooms(now)) {
        const activity = await findActivity(db, { number })
        rooms.push({ ...room, activity: { number, title: activity?.title ?? null } })
      }
      return { now, rooms }
    },
    'POST /staff/rooms/set': async (request) => {
      const { activity: number, reason: _, ...wish } = request.body
      const operation = operationOf(request)
      const { opensAt } = await activityNamed(db, number)
      const running = (await openRooms(operation.at)).find(({ activity }) => activity === number)
      await setRoom(db, number, settingsOf(opensAt, running, wish, operation.at), operation)
      return {}
    },
    'POST /staff/rooms/close': async (request) => {
      if (!(await closeRoom(db, request.body.activity, operationOf(request))))
        throw new Refused('not_found', 'the activity has no waiting room')
      return {}
    },
  })
}
