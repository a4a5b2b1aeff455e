import { type OfferingList, offeringList } from '@foyer/contract/offerings'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { minuteOf } from '../activities/phase.ts'
import { findActivity } from '../activities/queries.ts'
import { isWithheld } from '../activities/summary.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { allotmentOf } from './facts.ts'
import { offeringsOf } from './rows.ts'
import { inOrder, offeringAt } from './shown.ts'

/** Cache rules of activities: what is withheld depends on the address, and phases change at the minute. */
const cacheControl = 'private, no-cache'
const tags = ['offerings']
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Public routes of offerings, on the app API host; calls are not signed. */
export const offeringRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, cacheControl)

  const list = async (request: FastifyRequest, activityNumber: number, code?: string): Promise<OfferingList> => {
    const activity = allotmentOf(activityNumber) && (await findActivity(db, { number: activityNumber }))
    if (!activity) throw new Refused('not_found', 'the activity has no offerings')
    const asOf = minuteOf(clocks.business())
    const withheld = isWithheld(activity, await mainlandAddress(context, request))
    const rows = withheld ? [] : await offeringsOf(db, activityNumber, code)
    if (!withheld && code !== undefined && rows.length === 0)
      throw new Refused('not_found', 'the offering does not exist')
    const offerings = rows.map((row) => offeringAt(row, asOf)).sort(inOrder)
    return { asOf, activity: activityNumber, withheld, offerings }
  }

  app.get(
    '/offerings/:activity',
    {
      schema: {
        tags,
        summary: 'Bonds or new shares of an activity with terms, dates, ballot and result; none to a mainland address',
        params: z.object({ activity: number }),
        response: { 200: offeringList },
      },
    },
    (request) => list(request, request.params.activity),
  )

  app.get(
    '/offerings/:activity/:code',
    {
      schema: {
        tags,
        summary: 'One offering of an activity, by its code',
        params: z.object({ activity: number, code: z.string().regex(/^[a-z0-9-]{3,40}$/) }),
        response: { 200: offeringList },
      },
    },
    (request) => list(request, request.params.activity, request.params.code),
  )
}
