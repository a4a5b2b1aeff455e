import {
  partnerHandoffReply,
  partnerHandoffRequest,
  redirectReply,
  redirectRequest,
  redirectTarget,
} from '@foyer/contract/redirects'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { addressFor } from './go.ts'
import { pruneHandoffs, redeemHandoff } from './handoff.ts'
import { signingPartner } from './partner-key.ts'
import { shownTarget, targetsOf } from './targets.ts'

const tags = ['redirects']
/** Limit per address; a partner's servers have few addresses. */
const exchangeRate = { name: 'partner handoff', limit: 600, windowMs: 60_000 }

/** Public data of a target, unsigned, on the app API host. */
export const publicRedirectRoutes = async (app: App, context: Context): Promise<void> => {
  const targets = targetsOf(context.environment)
  tagReplies(app, 'public, no-cache')

  app.get(
    '/redirects/:target',
    {
      schema: {
        tags,
        summary: 'A target of the shopping redirect: partner, host and the data that would be passed',
        params: z.object({ target: z.string() }),
        response: { 200: redirectTarget },
      },
    },
    async ({ params }) => {
      const entry = targets.get(params.target)
      if (!entry) throw new Refused('not_found', 'the target does not exist')
      return shownTarget(entry, context.clocks.business())
    },
  )
}

/**
 * Routes of leaving for a partner, and of the partner's request who arrived, on the app API host; answers are never
 * cached.
 */
export const redirectRoutes = async (app: App, context: Context): Promise<void> => {
  const targets = targetsOf(context.environment)
  repeatWhileListening(app, () => pruneHandoffs(context.db, context.clocks.wall()))

  app.post(
    '/user/redirect',
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'The address of a target, with a single-use code if the caller agreed to be identified there',
        body: redirectRequest,
        response: { 200: replyOf(redirectReply) },
      },
    },
    async ({ caller, body }) => done(await addressFor(context, targets, caller, body)),
  )

  app.post(
    '/partners/handoff',
    {
      schema: {
        tags,
        summary: "A partner's call, signed with its key: the member behind a handoff code, once",
        body: partnerHandoffRequest,
        response: { 200: replyOf(partnerHandoffReply) },
      },
    },
    async (request) => {
      await limitAddress(context, request, exchangeRate)
      return done(await redeemHandoff(context, signingPartner(context, request), request.body.code))
    },
  )
}
