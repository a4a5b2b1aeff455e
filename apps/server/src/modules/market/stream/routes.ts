import { marketStreamEndpoints } from '@foyer/api/endpoints/market'
import type { Registry } from 'prom-client'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../http/address.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { revokedAmong } from '../../../http/signing/revoked.ts'
import { Refused } from '../../../refused.ts'
import { beginStream, runStreams } from '../../../streams/serve-streams.ts'
import { withTimeout } from '../../../timeout.ts'
import { slotMs } from '../exchange/slots.ts'
import { limits } from './admission.ts'
import { createHub, type Hub } from './hub.ts'
import { readTicket, type Ticket } from './tickets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the streams of this process */
    marketStreams: Hub
  }
}

/** Serves quotes as server-sent events. */
export const marketStreamRoutes = (app: App, context: Context, registry: Registry): void => {
  const { clocks, environment, secrets } = context
  const hub = createHub(context)
  app.decorate('marketStreams', hub)
  runStreams(app, {
    hub,
    registry,
    gauge: { name: 'foyer_market_streams', help: 'Open streams of quotes' },
    most: limits.everybody.all,
    updateEvery: slotMs,
    failure: 'the update of market streams failed',
  })

  /**
   * Whether a token has ended. While the database does not answer, streams are admitted; they end when it answers
   * again.
   */
  const hasEnded = async ({ jti }: Ticket): Promise<boolean> =>
    jti !== undefined && (await withTimeout(revokedAmong(context.db, [jti])).catch(() => new Set())).has(jti)

  serve(
    app,
    context,
    marketStreamEndpoints,
    {
      'GET /market/stream': async (request, reply) => {
        const ticket = readTicket({ ...secrets, now: clocks.wall() }, request.query.ticket)
        if (!ticket || (await hasEnded(ticket)))
          throw new Refused('ticket_invalid', 'request a new address from market/stream')
        await hub.look()
        const arrival = { ...ticket, network: networkOf(request.callerAddress) }
        hub.admit(arrival)
        const last = request.headers['last-event-id'] ?? request.query.last
        hub.connect(arrival, beginStream(reply, environment), String(last ?? ''))
      },
    },
    { 'GET /market/stream': { exposeHeadRoute: false } },
  )
}
