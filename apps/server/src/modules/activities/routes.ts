import { activityList } from '@foyer/contract/activities'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { minuteOf } from './phase.ts'
import { listActivities } from './queries.ts'

/** Short: within it a phase that changes, or a notice that is taken back, reaches everybody. */
const cacheControl = 'public, max-age=10'

/** What the hall lists (R32); unsigned, on the app API host. */
export const activityRoutes = async (app: App, { db, clocks }: Context): Promise<void> => {
  tagReplies(app, cacheControl)
  app.get(
    '/activities',
    {
      schema: {
        tags: ['activities'],
        summary: 'All activities with their phase by the business clock: open, upcoming, ended',
        response: { 200: activityList },
      },
    },
    async () => {
      const asOf = minuteOf(clocks.business())
      return { asOf, activities: await listActivities(db, asOf) }
    },
  )
}
