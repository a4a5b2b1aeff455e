import { handoffReply, takeOverReply, takeOverRequest } from '@foyer/contract/identity'
import { handoffSeconds } from '@foyer/contract/limits'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitCaller } from '../../http/rate-limit.ts'
import { done, replyOf } from '../../http/reply.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { handOver, takeOver } from './handoff.ts'
import { maskMobile } from './mobile-number.ts'
import { originOf } from './origin.ts'

const tags = ['identity']

/** More than any shell needs. The limit matters because each code creates a session. */
const perPerson = { name: 'handoff', limit: 60, windowMs: 3_600_000 }

/** Route that issues a handoff code for a registration, on the app API host. */
export const handOverRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/user/handoff',
    {
      preValidation: signed(context, ['register']),
      schema: {
        tags,
        summary: 'Issues a single-use code with which another session gets a registration of the same person',
        body: z.object({}),
        response: { 200: replyOf(handoffReply) },
      },
    },
    async ({ caller }) => {
      await limitCaller(context, caller, perPerson)
      return done({ code: await handOver(context, caller), expiresIn: handoffSeconds } as const)
    },
  )
}

/** Route that turns a handoff code into a registration, on the trade host. */
export const takeOverRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/auth/handoff',
    {
      preValidation: signed(context, ['tourist']),
      schema: {
        tags,
        summary: 'Turns a handoff code into a registration of the calling session',
        body: takeOverRequest,
        response: { 200: replyOf(takeOverReply) },
      },
    },
    async (request) => {
      const credentials = credentialsFor(context, request)
      const { token, userCode, e164 } = await takeOver(context, request.caller, request.body, originOf(request))
      return done({ ...credentials(token), socketPwd: token.socketPwd, mobileNo: maskMobile(e164), userCode })
    },
  )
}
