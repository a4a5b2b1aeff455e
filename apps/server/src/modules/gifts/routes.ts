import { giftEndpoints } from '@foyer/api/endpoints/gifts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { rewardRows } from '../../engine/relations.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { sendableAddress } from '../addresses/public.ts'
import { personIdOf } from '../identity/public.ts'
import { openAddress } from './address.ts'
import { changeAddress } from './change-address.ts'
import { changeItem } from './change-item.ts'
import { chooseGift } from './choose.ts'
import { giftStatusOf } from './status.ts'

const sent = z.object({ address: sendableAddress.optional() })

/**
 * Refuses an address that no parcel can be sent to. The declarations do not know which counties exist and which numbers
 * are mobile numbers. A hook of the scope runs before the limits, so that a refused address is not counted.
 */
const requireSendable = async ({ body, routeOptions }: FastifyRequest): Promise<void> => {
  if (!routeOptions.schema?.body) return
  const { error } = sent.safeParse(body)
  if (!error) return
  const path = `/${error.issues[0]?.path.join('/')}`
  throw new Refused('invalid_request', 'the request does not match the schema', { path })
}

/** Serves the gift of a person's own choice (R17), and the delivery address of any of their gifts. */
export const giftRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, secrets } = context
  app.addHook('preHandler', requireSendable)

  serve(app, context, giftEndpoints, {
    'POST /user/493/gift/status': ({ caller }) => giftStatusOf(context, caller),
    'POST /user/493/gift': (request) => chooseGift(context, request, request.body),
    'POST /user/493/gift/item': ({ caller, body }) => changeItem(context, caller, body),
    'POST /user/rewards/address': ({ caller, body }) => changeAddress(context, caller, body),
    'POST /user/rewards/address/detail': async ({ caller, body: { id } }) => {
      const personId = await personIdOf(db, caller)
      const [found] = await db<{ sealed: Buffer }[]>`
        select address_sealed as sealed from gift_shipments join ${rewardRows(db)} reward on reward.id = reward_id
        where reward_id = ${id} and person_id = ${personId}`
      if (!found) throw new Refused('not_found', 'this person has no such gift')
      return { address: openAddress(secrets, found.sealed) }
    },
  })
}
