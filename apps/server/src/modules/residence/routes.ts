import { isMainLandReply } from '@foyer/contract/identity'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { isMainland } from './mainland.ts'

/** Reports the residence that the gate uses (N5), on the app API host; it decides nothing itself. */
export const residenceRoutes = async (app: App, context: Context): Promise<void> => {
  const { FOYER_MODE, TRUST_PROXY } = context.environment
  if (FOYER_MODE === 'production' && TRUST_PROXY === '')
    app.log.warn('TRUST_PROXY is empty: behind a proxy every visitor has the address and country of the proxy')
  app.post(
    '/user/version/isMainLand',
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags: ['residence'],
        summary: 'Whether the caller counts as a mainland resident; the body is empty (three-layer)',
        response: { 200: replyOf(isMainLandReply) },
      },
    },
    async (request) => done(await isMainland(context, request)),
  )
}
