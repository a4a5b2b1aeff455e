import { giftOperatorEndpoints } from '@foyer/api/endpoints/gifts'
import type { Context } from '../../context.ts'
import { giftIdOf, giftsWithStatus } from '../../engine/rewards/gifts.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { labelOf, moveGift } from './move-gift.ts'

/** Serves the endpoints with which staff handle gifts. */
export const giftOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context

  const named = async (reference: string): Promise<string> => {
    const id = await giftIdOf(db, reference)
    if (id === undefined) throw new Refused('not_found', 'there is no such gift')
    return id
  }

  serve(app, context, giftOperatorEndpoints, {
    'POST /operators/gifts': ({ body: { status } }) => giftsWithStatus(db, status),
    'POST /operators/gifts/label': async (request) =>
      labelOf(context, await named(request.body.reference), actorOf(request)),
    'POST /operators/gifts/step': async (request) => ({
      status: await moveGift(context, await named(request.body.reference), request.body.step, actorOf(request)),
    }),
  })
}
