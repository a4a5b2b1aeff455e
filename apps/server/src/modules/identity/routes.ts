import { jwtEndpoints, tradeEndpoints } from '@foyer/api/endpoints/identity'
import { sessionIdPattern } from '@foyer/protocol/identity'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { signedHeader } from '../../http/signing/call.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { issueToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import { identify } from './identify.ts'
import { maskMobile } from './mobile-number.ts'
import { originOf } from './origin.ts'
import { mobileOf } from './persons.ts'
import { pruneIdentity } from './prune.ts'
import { quit } from './quit.ts'
import { renew } from './renewal.ts'

const touristLife = 7 * 86_400_000

/** Serves the token endpoints (N6). */
export const jwtRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  repeatWhileListening(app, () => pruneIdentity(db, clocks.wall()))

  serve(app, context, jwtEndpoints, {
    'POST /auth/tourist': async (request) => {
      const sid = signedHeader(request, 'sessionId')
      if (!sessionIdPattern.test(sid)) throw new Refused('invalid_request', 'Session-Id is not a valid session id')
      const credentials = credentialsFor(context, request)
      const expiresAt = clocks.wall() + touristLife
      const sub = request.body.mobileUserCode
      return credentials(await issueToken(context, { level: 'tourist', sub, sid, expiresAt }))
    },
    'POST /auth/register': async (request) => {
      const credentials = credentialsFor(context, request)
      const { mobileUserCode: userCode, socketPwd } = request.body
      const claim = { userCode, socketPwd, origin: originOf(request) }
      const { token, registration } = await renew(db, context, request.caller, claim)
      const mobileNo = maskMobile(await mobileOf(db, context.secrets, registration.person.id))
      return { ...credentials(token), socketPwd: token.socketPwd, mobileNo }
    },
    'POST /auth/check': async (request) => {
      const { caller, body } = request
      const same = body.sessionId === caller.sid && body.appId === signedHeader(request, 'appId')
      return { valid: same && !caller.revoked }
    },
    'POST /auth/quit': async (request) => {
      await db.begin((tx) => quit(tx, context, request.caller, originOf(request)))
      return {}
    },
  })
}

/** Serves the endpoint of the register identity (N6). */
export const tradeRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, tradeEndpoints, {
    'POST /auth/identity': async (request) => {
      const credentials = credentialsFor(context, request)
      const identity = await identify(
        context,
        request.caller,
        request.body,
        originOf(request),
        await callerCountry(context, request),
      )
      return { ...credentials(identity), socketPwd: identity.socketPwd, mobileNo: maskMobile(identity.e164) }
    },
  })
}
