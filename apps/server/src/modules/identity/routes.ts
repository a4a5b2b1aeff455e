import {
  identityReply,
  identityRequest,
  quitReply,
  registerReply,
  registerRequest,
  sessionCheckReply,
  sessionCheckRequest,
  sessionIdPattern,
  tokenReply,
  touristRequest,
} from '@foyer/contract/identity'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signedHeader } from '../../http/signing/call.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { signed, signedEvenIfRevoked } from '../../http/signing/three-layer.ts'
import { issueToken } from '../../http/signing/token.ts'
import { twoLayer } from '../../http/signing/two-layer.ts'
import { identify } from './identify.ts'
import { maskMobile } from './mobile-number.ts'
import { originOf } from './origin.ts'
import { mobileOf } from './persons.ts'
import { pruneIdentity } from './prune.ts'
import { quit } from './quit.ts'
import { renew } from './renewal.ts'

const touristLife = 7 * 86_400_000

const tags = ['identity']

/** Token routes on the JWT host (N6). */
export const jwtRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  repeatWhileListening(app, () => pruneIdentity(db, clocks.wall()))

  app.post(
    '/auth/tourist',
    {
      preValidation: twoLayer(context, 'own'),
      schema: {
        tags,
        summary: 'A tourist token for the session in Session-Id (two-layer)',
        body: touristRequest,
        response: { 200: replyOf(tokenReply) },
      },
    },
    async (request) => {
      const sid = signedHeader(request, 'sessionId')
      if (!sessionIdPattern.test(sid)) throw new Refused('invalid_request', 'Session-Id is not a valid session id')
      const credentials = credentialsFor(context, request)
      const expiresAt = clocks.wall() + touristLife
      const sub = request.body.mobileUserCode
      return done(credentials(await issueToken(context, { level: 'tourist', sub, sid, expiresAt })))
    },
  )

  app.post(
    '/auth/register',
    {
      config: { load: 'first' },
      // an expired register token cannot sign, so a tourist token may sign the renewal
      preValidation: signed(context, ['tourist', 'register']),
      schema: {
        tags,
        summary: 'Renews a register token; the socketPwd is replaced with each use',
        body: registerRequest,
        response: { 200: replyOf(registerReply) },
      },
    },
    async (request) => {
      const credentials = credentialsFor(context, request)
      const { mobileUserCode: userCode, socketPwd } = request.body
      const claim = { userCode, socketPwd, origin: originOf(request) }
      const { token, registration } = await renew(db, context, request.caller, claim)
      const mobileNo = maskMobile(await mobileOf(db, context.secrets, registration.person.id))
      return done({ ...credentials(token), socketPwd: token.socketPwd, mobileNo })
    },
  )

  app.post(
    '/auth/check',
    {
      preValidation: signedEvenIfRevoked(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Whether the session is still valid; a changed address never ends it',
        body: sessionCheckRequest,
        response: { 200: replyOf(sessionCheckReply) },
      },
    },
    async (request) => {
      const { caller, body } = request
      const same = body.sessionId === caller.sid && body.appId === signedHeader(request, 'appId')
      return done({ valid: same && !caller.revoked })
    },
  )

  app.post(
    '/auth/quit',
    {
      preValidation: signedEvenIfRevoked(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'Ends the registration with its logins; signed at login level, only that login',
        response: { 200: replyOf(quitReply) },
      },
    },
    async (request) => {
      await db.begin((tx) => quit(tx, context, request.caller, originOf(request)))
      return done({})
    },
  )
}

/** Route for the register identity on the trade host (N6). */
export const tradeRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/auth/identity',
    {
      preValidation: signed(context, ['tourist']),
      schema: {
        tags,
        summary: 'Turns a ticket of smsVerify into a registration',
        body: identityRequest,
        response: { 200: replyOf(identityReply) },
      },
    },
    async (request) => {
      const credentials = credentialsFor(context, request)
      const identity = await identify(context, request.caller, request.body, originOf(request))
      return done({
        ...credentials(identity),
        socketPwd: identity.socketPwd,
        mobileNo: maskMobile(identity.e164),
      })
    },
  )
}
