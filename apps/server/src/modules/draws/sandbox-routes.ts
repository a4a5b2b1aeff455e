import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { countUnused, earnChance } from '../../engine/draws/chances.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { personOf } from '../identity/public.ts'
import { committedDraw } from './committed.ts'

const request = z.strictObject({
  /** E.164; the number need not belong to a person yet */
  mobile: z.string().regex(/^\+\d{5,15}$/),
  activity: z.string().max(64).default('spring-festival-draw'),
  chances: z.number().int().min(1).max(50),
})

/**
 * Route that gives one person chances without a task. There is no route that makes a chance win, because such a draw
 * would fail verification.
 */
export const drawSandboxRoutes = (app: App, { db, secrets, clocks }: Context): void => {
  app.post(
    '/draws',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Gives a phone number chances to draw; the seeds alone decide the results',
        body: request,
        response: { 200: replyOf(z.object({ chances: z.number().int() })) },
      },
    },
    async ({ body: { mobile, activity: code, chances } }) => {
      const { activity } = await committedDraw(db, { code })
      const { id: personId } = await personOf(db, secrets, mobile, clocks.wall())
      const chance = { activity: activity.number, personId, task: 'sandbox' as const, at: clocks.business() }
      for (let n = 0; n < chances; n++) await earnChance(db, { ...chance, period: randomUUID() })
      return done({ chances: await countUnused(db, { activity: activity.number, personId }) })
    },
  )
}
