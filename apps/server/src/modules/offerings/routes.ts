import { applicationReply, applyRequest, cancelRequest } from '@foyer/contract/offerings'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { personIdOf } from '../identity/persons.ts'
import { apply } from './apply.ts'
import { cancel } from './cancel.ts'

const tags = ['offerings']
const params = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** More calls than a client needs in an hour; limited, because each one writes permanent records. */
const rate = { name: 'offerings', limit: 60, windowMs: 3_600_000 }

/**
 * Applying and cancelling, on the app API host, because both contain a sealed trading password; answers are never
 * cached.
 */
export const applicationRoutes = async (app: App, context: Context): Promise<void> => {
  const preValidation = signed(context, ['login'])
  const preHandler = async (request: FastifyRequest) =>
    limitPerson(context, await personIdOf(context.db, request.caller), rate)

  app.post(
    '/user/:number/offerings/apply',
    {
      preValidation,
      preHandler,
      schema: {
        tags,
        summary: 'Applies for a bond or new shares once per key; the trading password is sealed',
        params,
        body: applyRequest,
        response: { 200: replyOf(applicationReply) },
      },
    },
    async (request) => done(await apply(context, request, request.params.number, request.body)),
  )

  app.post(
    '/user/:number/offerings/cancel',
    {
      preValidation,
      preHandler,
      schema: {
        tags,
        summary:
          'Cancels an application of the caller’s account until the cut-off, once per key, and returns all of its cash',
        params,
        body: cancelRequest,
        response: { 200: replyOf(applicationReply) },
      },
    },
    async (request) => done(await cancel(context, request, request.params.number, request.body)),
  )
}
