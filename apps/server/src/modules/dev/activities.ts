import { residence } from '@foyer/contract/activities'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { changeRules } from '../activities/save.ts'
import { activityName, activityNamed } from './named-activity.ts'

/** What joining asks; what is left out stays. */
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

/** Changes what an activity asks of whoever joins, so that one page can be seen behind every gate. */
export const devActivityRoutes = (app: App, { db }: Context): void => {
  app.post(
    '/activities',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets the level, the eligibility, the calendar or what the mainland sees of an activity',
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
