import { deliveryAddress } from '@foyer/contract/addresses'
import { giftStatus } from '@foyer/contract/gifts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { labelOf, moveGift } from './move-gift.ts'

const tags = ['operators']
const reference = z.string().max(20)
/** A text as printed by a carrier. */
const printed = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./&-]{0,39}$/u)

/** One step in the delivery of a gift. */
export const giftStep = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['pack', 'deliver', 'return', 'revoke']) }),
  z.strictObject({ event: z.literal('ship'), carrier: printed, trackingNo: printed }),
])

/**
 * Routes with which operators handle gifts, by the reference that the person quotes. They always require the operator's
 * token.
 */
export const giftOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context
  const isOperator = operatorsOnly(context)
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    reply.header('Cache-Control', 'no-store')
    // the replies contain addresses of persons, so a call from this machine without the token is refused too
    if (request.headers.authorization === undefined)
      throw new Refused('token_missing', 'this needs the operator’s token')
    await isOperator(request)
  })

  const named = async (reference: string): Promise<string> => {
    const [gift] = await db<{ id: string }[]>`
      select id from rewards where reference = ${reference} and type = 'physical_gift'`
    if (!gift) throw new Refused('not_found', 'there is no such gift')
    return gift.id
  }

  app.post(
    '/gifts',
    {
      schema: {
        tags,
        summary: 'Gifts with one status, the oldest first',
        body: z.strictObject({ status: giftStatus }),
        response: {
          200: replyOf(z.array(z.object({ reference: z.string(), activity: z.number().int(), item: z.string() }))),
        },
      },
    },
    async ({ body: { status } }) =>
      done(
        await db<{ reference: string; activity: number; item: string }[]>`
          select reference, activity, item from rewards where type = 'physical_gift' and status = ${status}
          order by issued_at, id limit 200`,
      ),
  )

  app.post(
    '/gifts/label',
    {
      schema: {
        tags,
        summary: 'The delivery label of one gift; the audit trail records that it was read',
        body: z.strictObject({ reference }),
        response: { 200: replyOf(z.object({ item: z.string(), status: giftStatus, address: deliveryAddress })) },
      },
    },
    async ({ body }) => done(await labelOf(context, await named(body.reference))),
  )

  app.post(
    '/gifts/step',
    {
      schema: {
        tags,
        summary: 'Packs a gift, ships it under a tracking number, records its delivery or return, or revokes it',
        body: z.strictObject({ reference, step: giftStep }),
        response: { 200: replyOf(z.object({ status: giftStatus })) },
      },
    },
    async ({ body }) => done({ status: await moveGift(context, await named(body.reference), body.step) }),
  )
}
