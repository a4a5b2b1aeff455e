import {
  accessReply,
  accessRequest,
  conversionReply,
  conversionRequest,
  holdReply,
  holdRequest,
  holdStatusRequest,
  offersReply,
  settleHoldRequest,
} from '@foyer/contract/conversion'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pointsExchange, welcomePoints } from '../../activities/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { personIdOf } from '../identity/persons.ts'
import { accessOf } from './access.ts'
import { commit } from './commit.ts'
import { statusToShow } from './exchange-status.ts'
import { hold } from './hold.ts'
import { ownConversion, ownHold } from './own.ts'
import { release } from './release.ts'
import { shownOffers } from './shown-offers.ts'

const tags = ['conversion']
/** The routes exist only for the activity that has an exchange. */
const params = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/) })
const requireExchange = async (request: { params: unknown }): Promise<void> => {
  if (Number(params.parse(request.params).number) !== pointsExchange)
    throw new Refused('not_found', 'this activity has no exchange')
}

/** More than any person needs in an hour. The limit matters because each call writes rows that are never deleted. */
const perPerson = { limit: 60, windowMs: 3_600_000 }

/** Routes for exchanging points for vouchers, on the app API host. Replies are never cached. */
export const conversionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  app.addHook('preHandler', requireExchange)
  const anybody = signed(context, ['tourist', 'register', 'login'])
  const registered = signed(context, ['register', 'login'])
  const limited = (name: string) => async (request: FastifyRequest) =>
    limitPerson(context, await personIdOf(db, request.caller), { name, ...perPerson })
  const reserving = limited('conversion-hold')

  app.post(
    '/user/:number/conversion/offers',
    {
      preValidation: anybody,
      schema: {
        tags,
        summary: 'Offers of the points exchange with the state and balance of the caller; the body is empty',
        params,
        response: { 200: replyOf(offersReply) },
      },
    },
    async (request) => {
      const exchange = await statusToShow(context, request)
      const asOf = clocks.business()
      return done({ asOf, welcome: welcomePoints, ...(await shownOffers(db, exchange, asOf)) })
    },
  )

  app.post(
    '/user/:number/conversion/access',
    {
      preValidation: anybody,
      schema: {
        tags,
        summary: 'Result of every rule of an offer for the caller',
        params,
        body: accessRequest,
        response: { 200: replyOf(accessReply) },
      },
    },
    async (request) => {
      const exchange = await statusToShow(context, request)
      return done(await accessOf(context, exchange, request.body.offer, clocks.business()))
    },
  )

  app.post(
    '/user/:number/conversion/hold',
    {
      config: { load: 'first' },
      preValidation: registered,
      preHandler: reserving,
      schema: {
        tags,
        summary: 'Reserves an offer and its points for ten minutes, once per key',
        params,
        body: holdRequest,
        response: { 200: replyOf(holdReply) },
      },
    },
    async (request) => done(await hold(context, request, request.body)),
  )

  app.post(
    '/user/:number/conversion/held',
    {
      preValidation: registered,
      schema: {
        tags,
        summary: 'A hold of the caller with its current status',
        params,
        body: holdStatusRequest,
        response: { 200: replyOf(holdReply) },
      },
    },
    async (request) => done(await ownHold(context, request, request.body.hold)),
  )

  app.post(
    '/user/:number/conversion/release',
    {
      preValidation: registered,
      preHandler: reserving,
      schema: {
        tags,
        summary: 'Releases a hold and restores points and stock, once per key',
        params,
        body: settleHoldRequest,
        response: { 200: replyOf(holdReply) },
      },
    },
    async (request) => done(await release(context, request, request.body)),
  )

  app.post(
    '/user/:number/conversion/commit',
    {
      config: { load: 'first' },
      preValidation: registered,
      preHandler: limited('conversion-commit'),
      schema: {
        tags,
        summary: 'Converts a hold into a voucher, once per key',
        params,
        body: settleHoldRequest,
        response: { 200: replyOf(conversionReply) },
      },
    },
    async (request) => done(await commit(context, request, request.body)),
  )

  app.post(
    '/user/:number/conversion/status',
    {
      preValidation: registered,
      schema: {
        tags,
        summary: 'A conversion of the caller with its current status',
        params,
        body: conversionRequest,
        response: { 200: replyOf(conversionReply) },
      },
    },
    async (request) => done(await ownConversion(context, request, request.body.id)),
  )
}
