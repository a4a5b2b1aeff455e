import { marketStreamEndpoints } from '@foyer/contract/endpoints/market'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../../context.ts'
import { logFailures } from '../../../database/log-failures.ts'
import { networkOf } from '../../../http/address.ts'
import type { App } from '../../../http/app.ts'
import { secureHeaders } from '../../../http/security-headers.ts'
import { serve } from '../../../http/serve.ts'
import { revokedAmong } from '../../../http/signing/revoked.ts'
import { Refused } from '../../../refused.ts'
import { withTimeout } from '../../../timeout.ts'
import { slotMs } from '../exchange/slots.ts'
import { createHub, type Hub } from './hub.ts'
import { readTicket, type Ticket } from './tickets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the streams of this process */
    marketStreams: Hub
  }
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // proxies must pass on each event as it arrives
  'X-Accel-Buffering': 'no',
}

/** Serves quotes as server-sent events. */
export const marketStreamRoutes = (app: App, context: Context, registry: Registry): void => {
  const { clocks, environment, secrets } = context
  const hub = createHub(context)
  app.decorate('marketStreams', hub)
  new Gauge({
    name: 'foyer_market_streams',
    help: 'Open streams of quotes',
    registers: [registry],
    collect() {
      this.set(hub.size)
    },
  })

  /**
   * Whether a token has ended. While the database does not answer, streams are admitted; they end when it answers
   * again.
   */
  const hasEnded = async ({ jti }: Ticket): Promise<boolean> =>
    jti !== undefined && (await withTimeout(revokedAmong(context.db, [jti])).catch(() => new Set())).has(jti)

  let timer: NodeJS.Timeout | undefined
  let isUpdating = false
  const logFailure = logFailures(app.log, 'the update of market streams failed')
  const updateStreams = async (): Promise<void> => {
    if (isUpdating || hub.size === 0) return
    isUpdating = true
    await hub.look().catch(logFailure)
    isUpdating = false
  }
  app.addHook('onListen', async () => {
    timer = setInterval(updateStreams, slotMs).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    hub.close()
  })

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
        const arrival = { ticket, network: networkOf(request.callerAddress) }
        hub.admit(arrival)
        const last = request.headers['last-event-id'] ?? request.query.last
        reply.headers(headers)
        secureHeaders(reply, environment)
        reply.hijack()
        reply.raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>)
        hub.connect(arrival, reply.raw, String(last ?? ''))
      },
    },
    { 'GET /market/stream': { exposeHeadRoute: false } },
  )
}
