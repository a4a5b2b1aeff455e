import { residence } from '@foyer/api/activities'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { activityName, activityNamed } from './named-activity.ts'
import { changeRules } from './save.ts'

/** The conditions for joining; an omitted one does not change. */
const rules = z.strictObject({
  joinLevel: z.enum(['register', 'login']).nullable(),
  mainland: z.enum(['notice', 'page']),
  followsCalendar: z.boolean(),
  eligibility: z.strictObject({
    residences: z.array(residence).min(1).exactOptional(),
    notAfter: z.array(z.number().int().positive()).min(1).exactOptional(),
    accountTypes: z
      .array(z.enum(['cash', 'margin']))
      .min(1)
      .exactOptional(),
  }),
})

/** Route that changes an activity's conditions for joining, so that a page can be seen in every state of the gate. */
export const activitySandboxRoutes = (app: App, { db }: Context): void => {
  app.post(
    '/activities',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets join level, eligibility, calendar or mainland rule of an activity',
        body: rules.partial().extend({ activity: activityName }),
        response: { 200: replyOf(rules) },
      },
    },
    async ({ body: { activity, ...changes } }) => {
      const { number, joinLevel, mainland, followsCalendar, eligibility } = await activityNamed(db, activity)
      const now = rules.parse({ joinLevel, mainland, followsCalendar, eligibility, ...changes })
      await changeRules(db, number, now)
      return done(now)
    },
  )
}
