import { staffLogoutPath } from '../../config/staff.ts'
import { sandboxProviderPath } from '../../connectors/staff-provider/sandbox-path.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { admitOnlyThisMachine } from '../../http/sandbox-scope.ts'

/** Serves the pages of the provider that the sandbox runs itself, to this machine. Production has none. */
export const sandboxProviderRoutes = async (app: App, { connectors, environment }: Context): Promise<void> => {
  const provider = connectors.staffProvider?.sandbox
  if (!provider || environment.FOYER_MODE === 'production') return
  admitOnlyThisMachine(app)
  // the provider reads its forms itself
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  provider.deliverTo(async (form) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await app.inject({ method: 'POST', url: staffLogoutPath, headers, payload: form })).statusCode
  })
  app.route({
    method: ['GET', 'POST'],
    url: `${sandboxProviderPath}/*`,
    config: { load: 'uncounted' },
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.hijack()
      await provider.answer(request.raw, reply.raw)
    },
  })
}
