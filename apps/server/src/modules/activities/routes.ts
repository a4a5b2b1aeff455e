import { activityDetail, activityList } from '@foyer/contract/activities'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { draftByCode } from '../content/pages/drafts.ts'
import { publishedPage } from '../content/pages/published.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { detailOf, noPage } from './detail.ts'
import { minuteOf } from './phase.ts'
import { applyCalendar, findActivity } from './queries.ts'
import { listActivities } from './summary.ts'

/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. The browser
 * revalidates it each time, because a phase, notice or stock may have changed. An unchanged reply within a minute is an
 * empty 304.
 */
const cacheControl = 'private, no-cache'

const tags = ['activities']

const query = z.object({ preview: z.string().max(100).optional() })

/** Public, unsigned routes for activities on the app API host. */
export const activityRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, cacheControl, (request) => query.safeParse(request.query).data?.preview !== undefined)

  /** The published activity, or the draft that a preview token shows. */
  const find = async (code: string, preview: string | undefined) => {
    if (preview !== undefined) {
      const draft = await draftByCode(db, code, preview, clocks.wall())
      return draft && { activity: await applyCalendar(db, draft.facts), page: draft }
    }
    const activity = await findActivity(db, { code })
    return activity && { activity, page: (await publishedPage(db, activity.number)) ?? noPage }
  }

  app.get(
    '/activities',
    {
      schema: {
        tags,
        summary: 'All activities with their phase by the business clock: open, upcoming, ended',
        response: { 200: activityList },
      },
    },
    async (request) => {
      const asOf = minuteOf(clocks.business())
      return { asOf, activities: await listActivities(db, asOf, await mainlandAddress(context, request)) }
    },
  )

  app.get(
    '/activities/:code',
    {
      schema: {
        tags,
        summary: 'One activity with its published page or a draft; withheld content is omitted for a mainland address',
        params: z.object({ code: z.string() }),
        querystring: query,
        response: { 200: activityDetail },
      },
    },
    async (request) => {
      const { preview } = request.query
      const found = await find(request.params.code, preview)
      if (!found) throw new Refused('not_found', 'there is no such activity')
      return detailOf(db, found.activity, found.page, {
        at: minuteOf(clocks.business()),
        isMainlandAddress: await mainlandAddress(context, request),
        preview: preview !== undefined,
      })
    },
  )
}
