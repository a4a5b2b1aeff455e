import { accessReply, accessRequest, offersReply } from '@foyer/contract/conversion'
import { pointsExchange, welcomePoints } from '../../activities/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { minuteOf } from '../activities/phase.ts'
import { requireShown } from '../activities/require-shown.ts'
import { accessOf } from './access.ts'
import { visitorStatus } from './exchange-status.ts'
import { shownOffers } from './shown-offers.ts'

const visitor = { personId: null, isOpen: false, isJoined: false }

/** Public, unsigned routes of the exchange on the app API host. A page calls them before it has a key to sign with. */
export const publicConversionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, 'private, no-cache')

  app.get(
    '/conversion/offers',
    {
      schema: {
        tags: ['conversion'],
        summary: 'Offers of the points exchange for a visitor; refused if withheld from the address',
        response: { 200: offersReply },
      },
    },
    async (request) => {
      await requireShown(context, request, pointsExchange)
      const asOf = minuteOf(clocks.business())
      return { asOf, welcome: welcomePoints, ...(await shownOffers(db, visitor, asOf)) }
    },
  )

  app.get(
    '/conversion/access/:offer',
    {
      schema: {
        tags: ['conversion'],
        summary: 'Result of every rule of an offer for a visitor; refused if withheld from the address',
        params: accessRequest,
        response: { 200: accessReply },
      },
    },
    async (request) => {
      await requireShown(context, request, pointsExchange)
      const exchange = await visitorStatus(context)
      return accessOf(context, exchange, request.params.offer, minuteOf(clocks.business()))
    },
  )
}
