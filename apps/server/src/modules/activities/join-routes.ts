import { joinEndpoints } from '@foyer/api/endpoints/activities'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { pruneKeys } from '../../engine/idempotency.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { eligibleFor } from './eligible.ts'
import { join, statusOf } from './join.ts'
import { joinedBy } from './joined.ts'

/** Serves the caller's gate in an activity and joining it. */
export const joinRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, () => pruneKeys(context.db, context.clocks.wall()))

  serve(app, context, joinEndpoints, {
    'POST /user/:number/joinStatus': (request) => statusOf(context, request, request.params.number),
    'POST /user/activities/joined': async (request) => {
      const joined = await joinedBy(context, request.caller)
      return { asOf: context.clocks.business(), joined, eligible: await eligibleFor(context, request, joined) }
    },
    'POST /user/:number/join': async (request) => {
      const { number } = request.params
      if (ruleOf(number)?.ownJoin) throw new Refused('not_found', 'this activity is joined on its own page')
      return join(context, request, number, request.body)
    },
  })
}
