import { couponEndpoints, financingEndpoints, marginableEndpoints } from '@foyer/api/endpoints/financing'
import type { FastifyRequest } from 'fastify'
import { number } from '../../activity-rules/financing-818/number.ts'
import { promotionOf } from '../../activity-rules/financing-818/promotion.ts'
import { ratesKind } from '../../activity-rules/financing-818/rates.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { findActivity, isWithheld } from '../activities/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { couponFor } from './coupon.ts'
import { ratesAt, withheldRates } from './rates.ts'
import { searchSecurities, withheldSecurities } from './securities.ts'

/**
 * Serves rates and securities of margin financing. Both are offer copy: a mainland address gets neither while the
 * activity is withheld from it.
 */
export const financingRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context

  /** @throws Refused `not_found` if the offer does not exist */
  const shownTo = async (request: FastifyRequest) => {
    const activity = await findActivity(db, { number })
    if (!activity) throw new Refused('not_found', 'there is no such offer')
    return { activity, isWithheld: isWithheld(activity, await mainlandAddress(context, request)) }
  }

  serve(app, context, financingEndpoints, {
    'GET /financing/rates': async (request) => {
      const offer = await shownTo(request)
      const at = clocks.business()
      const { content: rates } = await requireFacts(db, ratesKind, at)
      if (offer.isWithheld) return withheldRates(rates)
      return ratesAt(rates, promotionOf(rates, offer.activity.declaredEnd), at)
    },
  })

  // instruments are simulated, as those of /market/closes, so production does not serve them
  if (environment.FOYER_MODE === 'sandbox')
    serve(app, context, marginableEndpoints, {
      'GET /financing/securities': async (request) => {
        const { content, cursor } = request.query
        return (await shownTo(request)).isWithheld ? withheldSecurities : searchSecurities(content, cursor)
      },
    })
}

/** Serves the interest coupon. */
export const couponRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, couponEndpoints, {
    'POST /user/481/coupon': (request) => couponFor(context, request),
  })
}
