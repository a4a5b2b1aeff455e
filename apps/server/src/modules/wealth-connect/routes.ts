import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { myWealthEndpoints, wealthEndpoints } from '@foyer/api/endpoints/wealth-connect'
import { judge } from '../../activity-rules/wealth-connect/judge.ts'
import { shown, wealthKind, withheld } from '../../activity-rules/wealth-connect/published.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { findActivity, isWithheld } from '../activities/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { applicationOf } from './application.ts'
import { quotaOf } from './quota.ts'
import { deleteSelfCheck, selfChecksOf, storeSelfCheck } from './self-checks.ts'

const { number } = activityCatalogue['wealth-connect']

/** Serves the public rules, quotas and shelf. */
export const wealthRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, wealthEndpoints, {
    'GET /wealth-connect': async (request) => {
      const activity = await findActivity(context.db, { number })
      if (!activity) throw new Refused('not_found', 'the activity does not exist')
      const { content: rules } = await requireFacts(context.db, wealthKind, context.clocks.business())
      return isWithheld(activity, await mainlandAddress(context, request)) ? withheld(rules) : shown(rules)
    },
  })
}

/** Serves self-check, quota and application of the caller. */
export const myWealthRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, myWealthEndpoints, {
    'POST /user/497/selfCheck': async ({ body }) =>
      judge((await requireFacts(context.db, wealthKind, context.clocks.business())).content, body),
    'POST /user/497/selfChecks': ({ caller }) => selfChecksOf(context, caller),
    'POST /user/497/selfCheckStored': ({ caller, body }) => storeSelfCheck(context, caller, body),
    'POST /user/497/selfCheckRemoved': ({ caller, body }) => deleteSelfCheck(context, caller, body.direction),
    'POST /user/497/quota': ({ caller }) => quotaOf(context.db, caller, context.clocks.business()),
    'POST /user/496/application': ({ caller }) => applicationOf(context, caller),
  })
}
