import { offeringEndpoints } from '@foyer/api/endpoints/offerings'
import type { OfferingList } from '@foyer/api/offerings'
import type { FastifyRequest } from 'fastify'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { findActivity, isWithheld } from '../activities/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { allotmentOf } from './facts.ts'
import { offeringsOf } from './rows.ts'
import { inOrder, offeringAt } from './shown.ts'

/** Serves the offerings of an activity. */
export const offeringRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, connectors } = context

  const list = async (request: FastifyRequest, activityNumber: number, code?: string): Promise<OfferingList> => {
    const activity = allotmentOf(activityNumber) && (await findActivity(db, { number: activityNumber }))
    if (!activity) throw new Refused('not_found', 'the activity has no offerings')
    const asOf = minuteOf(clocks.business())
    const withheld = isWithheld(activity, await mainlandAddress(context, request))
    const rows = withheld ? [] : await offeringsOf(db, activityNumber, code)
    if (!withheld && code !== undefined && rows.length === 0)
      throw new Refused('not_found', 'the offering does not exist')
    const offerings = rows.map((row) => offeringAt(row, asOf, !connectors.orders.isLocal)).sort(inOrder)
    return { asOf, activity: activityNumber, withheld, offerings }
  }

  serve(app, context, offeringEndpoints, {
    'GET /offerings/:activity': (request) => list(request, request.params.activity),
    'GET /offerings/:activity/:code': (request) => list(request, request.params.activity, request.params.code),
  })
}
