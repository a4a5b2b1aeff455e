import { waitingEndpoints } from '@foyer/api/endpoints/activities'
import type { Context } from '../../../context.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { Refused } from '../../../refused.ts'
import { enter } from './enter.ts'
import { noRoom, placeAt } from './place.ts'
import { roomOf } from './rooms.ts'
import { readTicket } from './ticket.ts'

/** Serves the waiting rooms. Looking at a place needs no signature and no statement. */
export const waitingRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, waitingEndpoints, {
    'POST /user/:number/waiting': ({ caller, params }) => enter(context, caller, params.number),
    'GET /waiting': async ({ query }) => {
      const ticket = readTicket(context.secrets, query.ticket)
      if (!ticket) throw new Refused('not_found', 'there is no such ticket')
      const room = await roomOf(context, ticket.activity)
      const at = context.clocks.business()
      return room?.id === ticket.id ? placeAt(room, ticket.place, at) : noRoom(at)
    },
  })
}
