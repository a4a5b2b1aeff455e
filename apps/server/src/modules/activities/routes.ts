import { activityEndpoints } from '@foyer/api/endpoints/activities'
import { readPreview } from '@foyer/api/preview'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { leaveUntagged } from '../../http/etag.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { draftByCode, publishedPage } from '../content/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { detailOf, noPage } from './detail.ts'
import { activitiesOfSecurity } from './of-security.ts'
import { applyCalendar, findActivity, ruleInForce } from './queries.ts'
import { listActivities } from './summary.ts'

/** Serves the public facts of the activities. */
export const activityRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context

  /** The published activity, or the draft that a preview token shows. */
  const find = async (code: string, preview: string | undefined) => {
    if (preview !== undefined) {
      const draft = await draftByCode(db, code, readPreview(preview).token, clocks.wall())
      if (!draft) return undefined
      const rule = await ruleInForce(db, draft.facts.number)
      return { activity: { ...(await applyCalendar(db, draft.facts)), ...(rule && { rule }) }, page: draft }
    }
    const activity = await findActivity(db, { code })
    return activity && { activity, page: (await publishedPage(db, activity.number)) ?? noPage }
  }

  serve(app, context, activityEndpoints, {
    'GET /activities': async (request) => {
      const asOf = minuteOf(clocks.business())
      return { asOf, activities: await listActivities(db, asOf, await mainlandAddress(context, request)) }
    },
    'GET /activities/of-security/:security': async (request) => {
      const asOf = minuteOf(clocks.business())
      const isMainlandAddress = await mainlandAddress(context, request)
      return { asOf, activities: await activitiesOfSecurity(db, request.params.security, asOf, isMainlandAddress) }
    },
    'GET /activities/:code': async (request, reply) => {
      const { preview } = request.query
      if (preview !== undefined) leaveUntagged(reply)
      const found = await find(request.params.code, preview)
      if (!found) throw new Refused('not_found', 'there is no such activity')
      const seen = preview === undefined ? undefined : readPreview(preview).seen
      return detailOf(db, found.activity, found.page, {
        at: seen?.at ?? minuteOf(clocks.business()),
        isMainlandAddress: seen ? seen.country === 'mainland' : await mainlandAddress(context, request),
        preview: preview !== undefined,
        ...(seen && { person: seen.person }),
      })
    },
  })
}
