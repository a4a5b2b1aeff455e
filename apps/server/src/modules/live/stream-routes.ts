import { liveStreamEndpoints } from '@foyer/contract/endpoints/live'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { logFailures } from '../../database/log-failures.ts'
import { networkOf } from '../../http/address.ts'
import type { App } from '../../http/app.ts'
import { secureHeaders } from '../../http/security-headers.ts'
import { serve } from '../../http/serve.ts'
import type { LiveHub } from './hub.ts'
import { shownSession } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the viewers of live sessions in this process */
    liveHub: LiveHub
  }
}

/** The shortest time between two updates of the viewer count. */
const updateEvery = 2000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // proxies must pass on each event as it arrives
  'X-Accel-Buffering': 'no',
}

/** Serves the events of live sessions. */
export const liveStreamRoutes = (app: App, context: Context, registry: Registry, hub: LiveHub): void => {
  app.decorate('liveHub', hub)
  new Gauge({
    name: 'foyer_live_streams',
    help: 'Open streams of live sessions',
    registers: [registry],
    collect() {
      this.set(hub.size)
    },
  })

  let timer: NodeJS.Timeout | undefined
  let isUpdating = false
  const logFailure = logFailures(app.log, 'the update of live sessions failed')
  const updateStreams = async (): Promise<void> => {
    if (isUpdating || hub.size === 0) return
    isUpdating = true
    await hub.look().catch(logFailure)
    isUpdating = false
  }
  app.addHook('onListen', async () => {
    timer = setInterval(updateStreams, updateEvery).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await hub
      .close()
      .catch((err: unknown) =>
        app.log.error({ err }, 'the viewer counts of live sessions were not removed; they expire later'),
      )
  })

  serve(
    app,
    context,
    liveStreamEndpoints,
    {
      'GET /live/:code/events': async (request, reply) => {
        const { viewer, last } = request.query
        const session = await shownSession(context, request, request.params.code)
        const arrival = { session: session.facts.code, viewer, network: networkOf(request.callerAddress) }
        const now = await hub.poll(session, viewer)
        // no await between the admission and the registration of the stream, so that the limits hold
        hub.admit(arrival)
        reply.headers(headers)
        secureHeaders(reply, context.environment)
        reply.hijack()
        reply.raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>)
        hub.connect(arrival, now, reply.raw, String(request.headers['last-event-id'] ?? last ?? ''))
      },
    },
    { 'GET /live/:code/events': { exposeHeadRoute: false } },
  )
}
