import { quota } from '@foyer/api/activities'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { setRemaining } from '../../engine/stock.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { activityName, activityNamed } from './named-activity.ts'

const request = z.strictObject({
  activity: activityName,
  stage: z.string().max(40).default(''),
  remaining: z.number().int().min(0).max(1_000_000),
})

/** Route that sets the remaining stock of an activity or stage. */
export const stockSandboxRoutes = (app: App, { db }: Context): void => {
  app.post(
    '/stock',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets the remaining stock of an activity or stage; granted places stay granted',
        body: request,
        response: { 200: replyOf(quota) },
      },
    },
    async ({ body: { activity, stage, remaining } }) => {
      const { number } = await activityNamed(db, activity)
      return done(await setRemaining(db, number, stage, remaining))
    },
  )
}
