import type { ISql } from 'postgres'
import { z } from 'zod'
import { moveBusinessClock } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import { hongKongTime } from '../../hong-kong.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { activityName, activityNamed } from '../activities/public.ts'
import { publishedPage } from '../content/public.ts'

const tags = ['sandbox']
const minute = 60_000
const tenYears = 315_360_000_000

/** A moment in Hong Kong time, 2026-12-24T11:59 or with seconds, or with an offset of its own. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })])
  .transform((text) => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+08:00`))

/** The target of the clock: an offset from the wall clock, a moment, or a point relative to an activity's period. */
const move = z.union([
  z.strictObject({ offset: z.number().int().min(-tenYears).max(tenYears) }),
  z.strictObject({ at: moment }),
  z.strictObject({
    activity: activityName,
    /** a stage of the activity instead of the whole */
    stage: z.string().max(40).optional(),
    moment: z.enum(['before', 'open', 'after']),
  }),
])

const clockStatus = z.object({
  /** milliseconds ahead of the wall clock */
  offset: z.number().int(),
  /** milliseconds since 1970 */
  business: z.number().int(),
  hongKong: z.string(),
})

/** @throws Refused `not_found` for a stage that the published page does not have */
const periodOf = async (db: ISql, name: z.infer<typeof activityName>, stageId: string | undefined) => {
  const activity = await activityNamed(db, name)
  if (stageId === undefined) return activity
  const stage = (await publishedPage(db, activity.number))?.stages.find(({ id }) => id === stageId)
  if (!stage) throw new Refused('not_found', 'the page has no such stage')
  return { opensAt: stage.opensAt, closesAt: activity.endOf(stage.closesAt) }
}

/** Routes that show and move the business clock of every process on this database. */
export const clockRoutes = (app: App, context: Context): void => {
  const { db, clocks } = context
  const at = (business: number, wall: number) => {
    const { date, clock } = hongKongTime(business)
    return { offset: business - wall, business, hongKong: `${date} ${clock}` }
  }
  const target = async (to: z.output<typeof move>, wall: number): Promise<number> => {
    if ('offset' in to) return wall + to.offset
    if ('at' in to) return to.at
    const { opensAt, closesAt } = await periodOf(db, to.activity, to.stage)
    return { before: opensAt - minute, open: opensAt, after: closesAt }[to.moment]
  }

  app.get(
    '/clock',
    { schema: { tags, summary: 'The current time of the business clock', response: { 200: replyOf(clockStatus) } } },
    async () => done(at(clocks.business(), clocks.wall())),
  )

  app.post(
    '/clock',
    {
      schema: {
        tags,
        summary:
          'Moves the business clock by an offset, to a moment, or before, into or after the period of an activity',
        body: move,
        response: { 200: replyOf(clockStatus) },
      },
    },
    async ({ body }) => {
      // read once, because the clock advances between two reads
      const wall = clocks.wall()
      const moved = at(await target(body, wall), wall)
      if (Math.abs(moved.offset) > tenYears) throw new Refused('invalid_request', 'more than ten years away')
      await moveBusinessClock(db, moved.offset)
      // this process's own clock is notified of the move only a moment later
      const then = { ...context, clocks: { ...clocks, business: () => moved.business } }
      for (const { afterClockMove } of context.modules) await afterClockMove?.(then)
      return done(moved)
    },
  )
}
