import { idRejection } from '@foyer/protocol/tracking/rules'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { trackedId } from './row.ts'

const count = z.number().int()
const tracked = z.object({
  events: z.array(
    z.object({
      type: z.string(),
      /** only for the track types */
      event: z.string().nullable(),
      /** when it happened, by the device's clock */
      time: count,
      trackId: count,
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
  /** totals of all visitors since the sandbox began: stored events, and duplicates */
  arrivals: z.object({ stored: count, duplicates: count }),
})

/** Route that shows the events that the collector stored of one visitor. */
export const trackingSandboxRoutes = (app: App, { db, secrets: { identifierKey } }: Context): void => {
  app.get(
    '/tracking',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'The newest 1,000 events of a visitor, the oldest first, and the number of dropped duplicates',
        // the cookie foyer_anonymous_id, or the userCode the visitor signed in with; the table stores a hash of either
        querystring: z.object({ visitor: z.string().refine((id) => !idRejection(id)) }),
        response: { 200: replyOf(tracked) },
      },
    },
    async ({ query: { visitor } }) => {
      const id = trackedId(identifierKey, visitor)
      const events = await db<z.infer<typeof tracked>['events']>`
        select type, event, (extract(epoch from happened_at) * 1000)::bigint as time, track_id as "trackId", properties
        from tracking_events where ${id} in (subject, anonymous, login)
        order by happened_at desc, track_id desc limit 1000`
      const [arrivals = { stored: 0, duplicates: 0 }] = await db<{ stored: number; duplicates: number }[]>`
        select coalesce(sum(events) filter (where outcome = 'stored'), 0)::bigint as stored,
          coalesce(sum(events) filter (where outcome = 'double'), 0)::bigint as duplicates from tracking_counts`
      return done({ events: events.toReversed(), arrivals })
    },
  )
}
