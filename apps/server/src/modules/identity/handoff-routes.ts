import { handOverEndpoints, takeOverEndpoints } from '@foyer/api/endpoints/identity'
import { handoffSeconds } from '@foyer/protocol/limits'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { handOver, takeOver } from './handoff.ts'
import { maskMobile } from './mobile-number.ts'
import { originOf } from './origin.ts'

/** Serves the endpoint that issues a handoff code for a registration. */
export const handOverRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, handOverEndpoints, {
    'POST /user/handoff': async ({ caller }) =>
      ({ code: await handOver(context, caller), expiresIn: handoffSeconds }) as const,
  })
}

/** Serves the endpoint that turns a handoff code into a registration. */
export const takeOverRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, takeOverEndpoints, {
    'POST /auth/handoff': async (request) => {
      const credentials = credentialsFor(context, request)
      const { token, userCode, e164 } = await takeOver(context, request.caller, request.body, originOf(request))
      return { ...credentials(token), socketPwd: token.socketPwd, mobileNo: maskMobile(e164), userCode }
    },
  })
}
