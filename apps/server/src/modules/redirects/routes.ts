import { publicRedirectEndpoints, redirectEndpoints } from '@foyer/api/endpoints/redirects'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { addressFor } from './go.ts'
import { pruneHandoffs, redeemHandoff } from './handoff.ts'
import { signingPartner } from './partner-key.ts'
import { shownTarget, targetsOf } from './targets.ts'

/** Serves the public data of a target. */
export const publicRedirectRoutes = async (app: App, context: Context): Promise<void> => {
  const targets = targetsOf(context.environment)

  serve(app, context, publicRedirectEndpoints, {
    'GET /redirects/:target': async ({ params }) => {
      const entry = targets.get(params.target)
      if (!entry) throw new Refused('not_found', 'the target does not exist')
      return shownTarget(entry, context.clocks.business())
    },
  })
}

/** Serves leaving for a partner, and the partner's request who arrived. */
export const redirectRoutes = async (app: App, context: Context): Promise<void> => {
  const targets = targetsOf(context.environment)
  repeatWhileListening(app, () => pruneHandoffs(context.db, context.clocks.wall()))

  serve(app, context, redirectEndpoints, {
    'POST /user/redirect': ({ caller, body }) => addressFor(context, targets, caller, body),
    'POST /partners/handoff': async (request) =>
      redeemHandoff(context, signingPartner(context, request), request.body.code),
  })
}
