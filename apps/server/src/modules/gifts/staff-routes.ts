import { parcelEndpoints } from '@foyer/api/endpoints/parcels'
import type { Context } from '../../context.ts'
import { giftIdOf } from '../../engine/rewards/gifts.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { areaNames } from '../addresses/public.ts'
import { labelOf, moveGift } from './move-gift.ts'
import { listParcels } from './parcels.ts'

/** Serves gifts and their delivery, for the console. */
export const parcelRoutes = async (app: App, context: Context): Promise<void> => {
  const named = async (reference: string): Promise<string> => {
    const id = await giftIdOf(context.db, reference)
    if (id === undefined) throw new Refused('not_found', 'there is no such gift')
    return id
  }

  serve(app, context, parcelEndpoints, {
    'POST /staff/parcels': ({ body }) => listParcels(context, body),
    'POST /staff/parcels/address': async (request) => {
      const { reference, reason } = request.body
      const { address } = await labelOf(context, await named(reference), actorOf(request), reason)
      return { address, area: areaNames(address.place === 'mainland' ? address.area : address.district) }
    },
    'POST /staff/parcels/step': async (request) => {
      const { reference, from, step } = request.body
      return { status: await moveGift(context, await named(reference), { ...step, from }, actorOf(request)) }
    },
  })
}
