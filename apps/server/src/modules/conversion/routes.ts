import { conversionEndpoints } from '@foyer/api/endpoints/conversion'
import { pointsExchange, welcomePoints } from '../../activity-rules/points-exchange/offers.ts'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { requireShown } from '../activities/public.ts'
import { accessOf } from './access.ts'
import { commit } from './commit.ts'
import { statusToShow, visitorStatus } from './exchange-status.ts'
import { hold } from './hold.ts'
import { ownConversion, ownHold } from './own.ts'
import { release } from './release.ts'
import { shownOffers } from './shown-offers.ts'

const visitor = { personId: null, isOpen: false, isJoined: false }

/** The endpoints exist only for the activity that has an exchange. */
const requireExchange = async ({ params }: { params: unknown }): Promise<void> => {
  const { number } = params as { number?: string }
  if (number !== undefined && Number(number) !== pointsExchange)
    throw new Refused('not_found', 'this activity has no exchange')
}

/** Serves the exchange of points for vouchers. A page calls the public endpoints before it has a key to sign with. */
export const conversionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  app.addHook('preHandler', requireExchange)

  serve(app, context, conversionEndpoints, {
    'GET /conversion/offers': async (request) => {
      await requireShown(context, request, pointsExchange)
      const asOf = minuteOf(clocks.business())
      return { asOf, welcome: welcomePoints, ...(await shownOffers(db, visitor, asOf)) }
    },
    'GET /conversion/access/:offer': async (request) => {
      await requireShown(context, request, pointsExchange)
      const exchange = await visitorStatus(context)
      return accessOf(context, exchange, request.params.offer, minuteOf(clocks.business()))
    },
    'POST /user/:number/conversion/offers': async (request) => {
      const exchange = await statusToShow(context, request)
      const asOf = clocks.business()
      return { asOf, welcome: welcomePoints, ...(await shownOffers(db, exchange, asOf)) }
    },
    'POST /user/:number/conversion/access': async (request) => {
      const exchange = await statusToShow(context, request)
      return accessOf(context, exchange, request.body.offer, clocks.business())
    },
    'POST /user/:number/conversion/hold': (request) => hold(context, request, request.body),
    'POST /user/:number/conversion/held': (request) => ownHold(context, request, request.body.hold),
    'POST /user/:number/conversion/release': (request) => release(context, request, request.body),
    'POST /user/:number/conversion/commit': (request) => commit(context, request, request.body),
    'POST /user/:number/conversion/status': (request) => ownConversion(context, request, request.body.id),
  })
}
