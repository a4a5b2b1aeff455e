import { quota } from '@foyer/api/activities'
import { codePattern } from '@foyer/api/codes'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { stockOf } from '../../engine/stock.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { activityName, activityNamed } from '../activities/public.ts'
import { leaveCodes } from './leave-codes.ts'

const request = z.strictObject({
  activity: activityName,
  item: z.string().regex(codePattern),
  remaining: z.number().int().min(0).max(1_000),
})

/** Route that sets how many codes a pool has left. */
export const poolSandboxRoutes = (app: App, { db, secrets, clocks }: Context): void => {
  app.post(
    '/vouchers',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets the number of codes left for an item; granted vouchers stay granted',
        body: request,
        response: { 200: replyOf(quota) },
      },
    },
    async ({ body: { activity, item, remaining } }) => {
      const { number } = await activityNamed(db, activity)
      await leaveCodes(db, secrets, { activity: number, item }, remaining, clocks.business())
      return done((await stockOf(db, number)).get(item) ?? { total: 0, remaining: 0 })
    },
  )
}
