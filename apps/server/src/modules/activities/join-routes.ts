import { joinedActivities, joinReply, joinRequest, joinStatus } from '@foyer/contract/activities'
import { z } from 'zod'
import { ruleOf } from '../../activities/rules.ts'
import type { Context } from '../../context.ts'
import { pruneKeys } from '../../engine/idempotency.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { join, statusOf } from './join.ts'
import { joinedBy } from './joined.ts'

const tags = ['activities']
const params = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** Routes for the caller's gate in an activity and for joining it, on the app API host. Replies are never cached. */
export const joinRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, () => pruneKeys(context.db, context.clocks.wall()))

  app.post(
    '/user/:number/joinStatus',
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Status of the caller in an activity; the body is empty',
        params,
        response: { 200: replyOf(joinStatus) },
      },
    },
    async (request) => done(await statusOf(context, request, request.params.number)),
  )

  app.post(
    '/user/activities/joined',
    {
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'Activities in which the caller takes part; the body is empty',
        response: { 200: replyOf(joinedActivities) },
      },
    },
    async ({ caller }) => done({ asOf: context.clocks.business(), joined: await joinedBy(context.db, caller) }),
  )

  app.post(
    '/user/:number/join',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'Joins an activity, or completes a stage of it, exactly once per key',
        params,
        body: joinRequest,
        response: { 200: replyOf(joinReply) },
      },
    },
    async (request) => {
      const { number } = request.params
      if (ruleOf(number)?.ownJoin) throw new Refused('not_found', 'this activity is joined on its own page')
      return done(await join(context, request, number, request.body))
    },
  )
}
