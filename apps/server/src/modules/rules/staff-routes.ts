import { activityRuleEndpoints } from '@foyer/api/endpoints/activity-rules'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { decideRule, faultsFor, proposeRule, withdrawRule } from './decide.ts'
import { listRules, showRule } from './show.ts'

/** Serves the rules of activities to staff. */
export const staffRuleRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, activityRuleEndpoints, {
    'POST /staff/rules': ({ body }) => listRules(context, body),
    'POST /staff/rules/show': ({ body }) => showRule(context, body.activity),
    'POST /staff/rules/check': async ({ body }) => ({
      faults: [...(await faultsFor(context, context.db, body.activity, body.rule)).faults],
    }),
    'POST /staff/rules/propose': (request) => proposeRule(context, request.body, actorOf(request)),
    'POST /staff/rules/withdraw': (request) => withdrawRule(context, request.body, actorOf(request)),
    'POST /staff/rules/decide': (request) => decideRule(context, request.body, actorOf(request)),
  })
}
