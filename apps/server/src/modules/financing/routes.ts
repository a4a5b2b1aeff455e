import { couponReply, couponRequest, financingRates, marginableReply, securitiesQuery } from '@foyer/contract/financing'
import type { FastifyRequest } from 'fastify'
import { number, promotionOf } from '../../activities/financing-818/promotion.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { findActivity } from '../activities/queries.ts'
import { isWithheld } from '../activities/summary.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { couponFor } from './coupon.ts'
import { ratesAt, withheldRates } from './rates.ts'
import { searchSecurities, withheldSecurities } from './securities.ts'

/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. It revalidates each
 * time.
 */
const cacheControl = 'private, no-cache'
const tags = ['financing']

/**
 * Public, unsigned routes for rates and securities of margin financing, on the app API host. Both are offer copy: a
 * mainland address gets neither while the activity is withheld from it.
 */
export const financingRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context
  tagReplies(app, cacheControl)

  /** @throws Refused `not_found` if the offer does not exist */
  const isWithheldFrom = async (request: FastifyRequest): Promise<boolean> => {
    const activity = await findActivity(db, { number })
    if (!activity) throw new Refused('not_found', 'there is no such offer')
    return isWithheld(activity, await mainlandAddress(context, request))
  }

  app.get(
    '/financing/rates',
    {
      schema: {
        tags,
        summary: 'Interest rates of margin loans by currency and tier: standard, promotional and afterwards',
        response: { 200: financingRates },
      },
    },
    async (request) => {
      if (await isWithheldFrom(request)) return withheldRates
      const promotion = await promotionOf(db)
      if (!promotion) throw new Refused('not_found', 'there is no such offer')
      return ratesAt(promotion, clocks.business())
    },
  )

  // instruments are simulated, as those of /market/closes, so production does not serve them
  if (environment.FOYER_MODE === 'sandbox')
    app.get(
      '/financing/securities',
      {
        schema: {
          tags,
          summary: 'Securities that are collateral for margin loans, by code or name in any script',
          querystring: securitiesQuery,
          response: { 200: marginableReply },
        },
      },
      async (request) => {
        const { content, cursor } = request.query
        return (await isWithheldFrom(request)) ? withheldSecurities : searchSecurities(content, cursor)
      },
    )
}

/** Signed route for the interest coupon. The reply is never cached. */
export const couponRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    `/user/${number}/coupon`,
    {
      preValidation: signed(context, ['login']),
      schema: {
        tags,
        summary: 'The interest coupon of the account that is logged in to',
        body: couponRequest,
        response: { 200: replyOf(couponReply) },
      },
    },
    async (request) => done(await couponFor(context, request)),
  )
}
