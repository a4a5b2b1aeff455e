import { randomUUID } from 'node:crypto'
import { pointsBalance } from '@foyer/api/conversion'
import { z } from 'zod'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { makeHoldsDue } from '../../engine/conversions/holds.ts'
import { transfer } from '../../engine/ledger.ts'
import { earned, pointsOf } from '../../engine/points.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { lockPersonById, personOf } from '../identity/public.ts'
import { expireHolds } from './expire-holds.ts'

const tags = ['sandbox']
/** E.164; the number need not belong to a person yet */
const mobile = z.string().regex(/^\+\d{5,15}$/)

/** Routes that set one person's points and expire their holds, without moving the clock of every process. */
export const pointsSandboxRoutes = (app: App, context: Context): void => {
  const { db, clocks, secrets } = context
  const personIdOf = async (e164: string) => (await personOf(db, secrets, e164, clocks.wall())).id

  app.post(
    '/points',
    {
      schema: {
        tags,
        summary: 'Sets the available points of a person through the ledger; holds do not change',
        body: z.strictObject({ mobile, points: z.number().int().min(0).max(1_000_000) }),
        response: { 200: replyOf(pointsBalance) },
      },
    },
    async ({ body: { mobile, points } }) => {
      const personId = await personIdOf(mobile)
      await db.begin(async (tx) => {
        await lockPersonById(tx, personId)
        const missing = points - (await pointsOf(tx, personId)).available
        const about = { kind: 'adjust', subject: 'sandbox', subjectId: randomUUID(), at: clocks.business() }
        if (missing !== 0) await transfer(tx, { ...about, postings: earned(pointsExchange, personId, missing) })
      })
      return done(await pointsOf(db, personId))
    },
  )

  app.post(
    '/holds',
    {
      schema: {
        tags,
        summary: 'Expires all holds of a person now',
        body: z.strictObject({ mobile }),
        response: { 200: replyOf(pointsBalance) },
      },
    },
    async ({ body }) => {
      const personId = await personIdOf(body.mobile)
      await makeHoldsDue(db, personId, clocks.business())
      await expireHolds(context)
      return done(await pointsOf(db, personId))
    },
  )
}
