import { isMainLandReply } from '@foyer/contract/identity'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { isMainland } from './mainland.ts'

/** Reports what the gate goes by (N5), on the app API host; it decides nothing by itself. */
export const residenceRoutes = async (app: App, context: Context): Promise<void> => {
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
