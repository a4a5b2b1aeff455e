import { z } from 'zod'
import { moveBusinessClock } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { hongKongTime } from '../gateway/hong-kong.ts'
import { activityName, activityNamed } from './named-activity.ts'

const tags = ['sandbox']
const minute = 60_000
const tenYears = 315_360_000_000

/** A moment by a clock in Hong Kong, 2026-12-24T11:59 or with seconds, or with an offset of its own. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })])
  .transform((text) => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+08:00`))

/** Where the clock is to stand: so far ahead of the wall clock, at a moment, or by the period of an activity. */
const move = z.union([
  z.strictObject({ offset: z.number().int().min(-tenYears).max(tenYears) }),
  z.strictObject({ at: moment }),
  z.strictObject({ activity: activityName, moment: z.enum(['before', 'open', 'after']) }),
])

const standing = z.object({
  /** milliseconds ahead of the wall clock */
  offset: z.number().int(),
  /** milliseconds since 1970 */
  business: z.number().int(),
  hongKong: z.string(),
})

/** Shows and moves the business clock, in every process on this database. */
export const devClockRoutes = (app: App, { db, clocks }: Context): void => {
  const at = (business: number) => {
    const { date, clock } = hongKongTime(business)
    return { offset: business - clocks.wall(), business, hongKong: `${date} ${clock}` }
  }
  const target = async (to: z.output<typeof move>): Promise<number> => {
    if ('offset' in to) return clocks.wall() + to.offset
    if ('at' in to) return to.at
    const { opensAt, closesAt } = await activityNamed(db, to.activity)
    return { before: opensAt - minute, open: opensAt, after: closesAt }[to.moment]
  }

  app.get(
    '/clock',
    { schema: { tags, summary: 'Where the business clock stands', response: { 200: replyOf(standing) } } },
    async () => done(at(clocks.business())),
  )

  app.post(
    '/clock',
    {
      schema: {
        tags,
        summary: 'Moves the business clock: by an offset, to a moment, or before, into or behind an activity’s period',
        body: move,
        response: { 200: replyOf(standing) },
      },
    },
    async ({ body }) => {
      const moved = at(await target(body))
      if (Math.abs(moved.offset) > tenYears) throw new Refused('invalid_request', 'more than ten years away')
      await moveBusinessClock(db, moved.offset)
      return done(moved)
    },
  )
}
