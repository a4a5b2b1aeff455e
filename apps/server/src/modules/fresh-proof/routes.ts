import {
  freshCodeReply,
  freshCodeRequest,
  freshProofReply,
  giveProofReply,
  giveProofRequest,
} from '@foyer/contract/fresh-proof'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { originOf } from '../identity/origin.ts'
import { smsProvider } from '../sms/choose-provider.ts'
import { factorsOf } from './factors.ts'
import { giveProof } from './give.ts'
import { sendProofCode } from './send.ts'

const tags = ['proof']

/** Routes for a fresh proof of the session's owner (SEC-4), on the app API host. Replies are never cached. */
export const freshProofRoutes = async (app: App, context: Context): Promise<void> => {
  const provider = smsProvider(context)
  const byPerson = signed(context, ['register', 'login'])

  app.post(
    '/user/proof',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'The factors by which the caller can prove to be the owner of the session',
        body: z.strictObject({}),
        response: { 200: replyOf(freshProofReply) },
      },
    },
    async ({ caller }) => done(await factorsOf(context, caller)),
  )

  app.post(
    '/user/proof/code',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Sends a code to the number of the caller',
        body: freshCodeRequest,
        response: { 200: replyOf(freshCodeReply) },
      },
    },
    async (request) => done(await sendProofCode(context, provider, request, request.body)),
  )

  app.post(
    '/user/proof/give',
    {
      config: { load: 'first' },
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Proves for ten minutes that the caller is the owner of the session',
        body: giveProofRequest,
        response: { 200: replyOf(giveProofReply) },
      },
    },
    async (request) => done(await giveProof(context, request.caller, originOf(request), request.body)),
  )
}
