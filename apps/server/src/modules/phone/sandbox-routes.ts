import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { personOf } from '../identity/public.ts'
import { coolingPeriod } from './rules.ts'

const request = z.strictObject({
  /** E.164; the number need not belong to a person yet */
  mobile: z.string().regex(/^\+\d{5,15}$/),
  /** true: as after a change just now; false: ends the cooling period */
  cooling: z.boolean(),
})

/** Route that starts and ends the cooling period after a change of one person's phone number. */
export const phoneSandboxRoutes = (app: App, { db, clocks, secrets }: Context): void => {
  app.post(
    '/phone',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Starts or ends the cooling period after a change of a phone number',
        body: request,
        response: { 200: replyOf(z.object({ until: z.number().int().nullable() })) },
      },
    },
    async ({ body: { mobile, cooling } }) => {
      const wall = clocks.wall()
      const { id: personId } = await personOf(db, secrets, mobile, wall)
      const now = new Date(wall)
      await db`
        update phone_changes set cooling_until = ${now} where person_id = ${personId} and cooling_until > ${now}`
      if (!cooling) return done({ until: null })
      const until = wall + coolingPeriod
      await db`
        insert into phone_changes (id, person_id, session_id, status, way, proved_at, expires_at, changed_at, cooling_until, reply)
        values (${randomUUID()}, ${personId}, 'sandbox', 'done', 'sms', ${now}, ${now}, ${now}, ${new Date(until)}, '{}')`
      return done({ until })
    },
  )
}
