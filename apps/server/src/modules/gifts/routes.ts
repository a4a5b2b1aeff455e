import {
  giftAddressDetail,
  giftAddressDetailRequest,
  giftAddressRequest,
  giftChangeReply,
  giftItemRequest,
  giftReply,
  giftRequest,
  giftStatusReply,
} from '@foyer/contract/gifts'
import { memberGift } from '../../activities/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { sendableAddress } from '../addresses/address.ts'
import { personIdOf } from '../identity/persons.ts'
import { openAddress } from './address.ts'
import { changeAddress } from './change-address.ts'
import { changeItem } from './change-item.ts'
import { chooseGift } from './choose.ts'
import { giftStatusOf } from './status.ts'

const tags = ['gifts']
const memberGiftPath = `/user/${memberGift.activity}/gift`
/** More often than any person changes a gift or its address. */
const perPerson = { name: 'gift-change', limit: 60, windowMs: 3_600_000 }

/** @throws Refused `rate_limited` */
const limitChanges = async (context: Context, caller: Caller): Promise<void> =>
  limitPerson(context, await personIdOf(context.db, caller), perPerson)

/** Routes for the gift of a person's own choice (R17): its status, choosing, and changing. */
const choiceRoutes = (app: App, context: Context): void => {
  const preValidation = signed(context, ['register', 'login'])

  app.post(
    `${memberGiftPath}/status`,
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Available gifts with their stock, and the gift of the caller with its history; the body is empty',
        response: { 200: replyOf(giftStatusReply) },
      },
    },
    async ({ caller }) => done(await giftStatusOf(context, caller)),
  )

  app.post(
    memberGiftPath,
    {
      preValidation,
      schema: {
        tags,
        summary:
          'Joins and chooses a gift with its address and the pictures that prove eligibility, exactly once per key',
        body: giftRequest.extend({ address: sendableAddress }),
        response: { 200: replyOf(giftReply) },
      },
    },
    async (request) => done(await chooseGift(context, request, request.body)),
  )

  app.post(
    `${memberGiftPath}/item`,
    {
      preValidation,
      schema: {
        tags,
        summary: 'Chooses another gift, until the first is packed; exactly once per key',
        body: giftItemRequest,
        response: { 200: replyOf(giftChangeReply) },
      },
    },
    async ({ caller, body }) => {
      await limitChanges(context, caller)
      return done(await changeItem(context, caller, body))
    },
  )
}

/** Routes for the delivery address of any of a person's gifts. */
const addressRoutes = (app: App, context: Context): void => {
  const { db, secrets } = context
  const preValidation = signed(context, ['register', 'login'])

  app.post(
    '/user/rewards/address',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Sets, changes or corrects the address of a gift of the caller, exactly once per key',
        body: giftAddressRequest.extend({ address: sendableAddress }),
        response: { 200: replyOf(giftChangeReply) },
      },
    },
    async ({ caller, body }) => {
      await limitChanges(context, caller)
      return done(await changeAddress(context, caller, body))
    },
  )

  app.post(
    '/user/rewards/address/detail',
    {
      preValidation,
      schema: {
        tags,
        summary: 'The unmasked address of a gift of the caller',
        body: giftAddressDetailRequest,
        response: { 200: replyOf(giftAddressDetail) },
      },
    },
    async ({ caller, body: { id } }) => {
      const personId = await personIdOf(db, caller)
      const [found] = await db<{ sealed: Buffer }[]>`
        select address_sealed as sealed from gift_shipments join rewards on rewards.id = reward_id
        where reward_id = ${id} and person_id = ${personId}`
      if (!found) throw new Refused('not_found', 'this person has no such gift')
      return done({ address: openAddress(secrets, found.sealed) })
    },
  )
}

/** Routes for gifts that are sent to a person, on the app API host. */
export const giftRoutes = async (app: App, context: Context): Promise<void> => {
  choiceRoutes(app, context)
  addressRoutes(app, context)
}
