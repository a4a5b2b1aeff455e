import { liveStreamEndpoints } from '@foyer/api/endpoints/live'
import type { Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/address.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { beginStream, runStreams } from '../../streams/serve-streams.ts'
import { type LiveHub, limits } from './hub.ts'
import { shownSession } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the viewers of live sessions in this process */
    liveHub: LiveHub
  }
}

/** The shortest time between two updates of the viewer count. */
const updateEvery = 2000

/** Serves the events of live sessions. */
export const liveStreamRoutes = (app: App, context: Context, registry: Registry, hub: LiveHub): void => {
  app.decorate('liveHub', hub)
  runStreams(app, {
    hub,
    registry,
    gauge: { name: 'foyer_live_streams', help: 'Open streams of live sessions' },
    most: limits.all,
    updateEvery,
    failure: 'the update of live sessions failed',
  })
  app.addHook('preClose', async () => {
    await hub
      .leave()
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
        const network = networkOf(request.callerAddress)
        const arrival = { session: session.facts.code, viewer, network }
        const now = await hub.poll(session, { id: viewer, network })
        // no await between the admission and the registration of the stream, so that the limits hold
        hub.admit(arrival)
        const lastEventId = String(request.headers['last-event-id'] ?? last ?? '')
        hub.connect(arrival, now, beginStream(reply, context.environment), lastEventId)
      },
    },
    { 'GET /live/:code/events': { exposeHeadRoute: false } },
  )
}
