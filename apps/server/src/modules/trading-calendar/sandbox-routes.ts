import { closureReasons } from '@foyer/api/staff/closures'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { declareClosure, listClosures, withdrawClosure } from './closures.ts'
import { dayOf } from './days.ts'

const tags = ['sandbox']
const day = z.union([z.iso.date(), z.literal('today')])
const closure = z.object({
  day: z.iso.date(),
  reason: z.enum(closureReasons),
  /** minute of the day in Hong Kong at which trading stops; null: no trading on that day */
  fromMinute: z.number().int().min(0).max(1439).nullable(),
})
const request = z.strictObject({
  ...closure.shape,
  day: day.default('today'),
  fromMinute: closure.shape.fromMinute.default(null),
})

/** Routes that declare typhoons, rainstorms and holidays, as operators do. `today` is the day of the business clock. */
export const closureSandboxRoutes = (app: App, { db, clocks }: Context): void => {
  const resolve = (named: string) => (named === 'today' ? dayOf(clocks.business()) : named)

  app.get(
    '/closures',
    { schema: { tags, summary: 'Declared days without trading', response: { 200: replyOf(z.array(closure)) } } },
    async () => done(await listClosures(db)),
  )

  app.post(
    '/closures',
    {
      schema: {
        tags,
        summary: 'Declares a day without trading, or without trading from a minute on',
        body: request,
        response: { 200: replyOf(closure) },
      },
    },
    async ({ body }) => {
      const declared = { ...body, day: resolve(body.day) }
      await declareClosure(db, declared, clocks.business())
      return done(declared)
    },
  )

  app.delete(
    '/closures/:day',
    {
      schema: {
        tags,
        summary: 'Withdraws a declaration',
        params: z.object({ day }),
        response: { 200: replyOf(z.object({})) },
      },
    },
    async ({ params }) => {
      if (!(await withdrawClosure(db, resolve(params.day), clocks.business())))
        throw new Refused('not_found', 'no declaration exists for this day')
      return done({})
    },
  )
}
