import { operatorNotice } from '@foyer/api/activities'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { activityName, activityNamed } from './named-activity.ts'
import { createNotice } from './notices.ts'

const request = z.strictObject({
  /** if omitted, the notice is shown on every activity */
  activity: activityName.optional(),
  language: operatorNotice.shape.language,
  text: z.string().trim().min(1).max(300),
  /** how long it is shown from now on, in minutes of the business clock */
  minutes: z.number().int().min(1).max(525_600).default(60),
})
const minute = 60_000

/** Route that puts a notice on activities, as operators do. */
export const noticeSandboxRoutes = (app: App, { db, clocks }: Context): void => {
  app.post(
    '/notices',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Shows a notice in one language on one activity or on all, from now on for some minutes',
        body: request,
        response: { 200: replyOf(z.object({ until: z.number().int() })) },
      },
    },
    async ({ body: { activity, minutes, language, text } }) => {
      const number = activity === undefined ? null : (await activityNamed(db, activity)).number
      const from = Math.floor(clocks.business() / minute) * minute
      const until = from + minutes * minute
      await createNotice(db, { activity: number, language, text, from, until })
      return done({ until })
    },
  )
}
