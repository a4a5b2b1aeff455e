import { viewer } from '@foyer/contract/live'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/address.ts'
import type { App } from '../../http/app.ts'
import { secureHeaders } from '../../static/security-headers.ts'
import { mounts } from '../configuration/hosts.ts'
import type { LiveHub } from './hub.ts'
import { shownSession } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** who looks at live sessions, in this process */
    liveHub: LiveHub
  }
}

/** Viewers come and go: their figure is told at most every other second. */
const lookEvery = 2000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // proxies pass on each event as it comes
  'X-Accel-Buffering': 'no',
}

/** Server-sent events of live sessions, on the app API host; they tell what everybody may know, so nothing is asked for. */
export const liveStreamRoutes = (app: App, context: Context, registry: Registry, hub: LiveHub): void => {
  app.decorate('liveHub', hub)
  new Gauge({
    name: 'foyer_live_streams',
    help: 'Streams of live sessions that are open',
    registers: [registry],
    collect() {
      this.set(hub.size)
    },
  })

  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  const lookUnlessLooking = async (): Promise<void> => {
    if (isLooking || hub.size === 0) return
    isLooking = true
    await hub.look().catch((err: unknown) => app.log.error({ err }, 'live sessions could not be looked at'))
    isLooking = false
  }
  app.addHook('onListen', async () => {
    timer = setInterval(lookUnlessLooking, lookEvery).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await hub.close().catch((err: unknown) => app.log.error({ err }, 'viewers of live sessions count a while longer'))
  })

  app.get(
    `${mounts.api}/live/:code/events`,
    {
      config: { load: 'uncounted' },
      exposeHeadRoute: false,
      schema: {
        tags: ['live'],
        summary: 'Server-sent events: what moves, as it moves; `last` is for whoever cannot send Last-Event-ID',
        params: z.object({ code: z.string() }),
        querystring: z.object({ viewer, last: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const { viewer, last } = request.query
      const session = await shownSession(context, request, request.params.code)
      const arrival = { session: session.facts.code, viewer, network: networkOf(request.callerAddress) }
      const now = await hub.ask(session, viewer)
      // nothing is waited for between being let in and being there
      hub.admit(arrival)
      reply.headers(headers)
      secureHeaders(reply, context.environment)
      reply.hijack()
      reply.raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>)
      hub.connect(arrival, now, reply.raw, String(request.headers['last-event-id'] ?? last ?? ''))
    },
  )
}
