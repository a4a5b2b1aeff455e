import {
  loginAccountsReply,
  loginAccountsRequest,
  loginReply,
  loginRequest,
  loginSmsReply,
  loginSmsRequest,
  loginVerifyReply,
  loginVerifyRequest,
} from '@foyer/contract/login'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitAddress, limitCaller, limitEveryone } from '../../http/rate-limit.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { signed } from '../../http/signing/three-layer.ts'
import type { LoginChannel } from '../identity/login-tokens.ts'
import { originOf } from '../identity/origin.ts'
import { smsProvider } from '../sms/choose-provider.ts'
import { accountsOf } from './accounts.ts'
import { logIn } from './login.ts'
import { pruneLogin } from './prune.ts'
import { addressRate, everyoneRate, personRate } from './rules.ts'
import { sendLoginCode } from './send.ts'
import { verifyLogin } from './verify.ts'

const tags = ['login']

/** The calls that precede the login call (N6), on the app API host. All of them require a registration (P6). */
export const loginProofRoutes = async (app: App, context: Context): Promise<void> => {
  const provider = smsProvider(context)
  const byRegistered = signed(context, ['register'])
  const withinLimits = async (request: FastifyRequest): Promise<void> => {
    await limitCaller(context, request.caller, personRate)
    await limitAddress(context, request, addressRate)
    await limitEveryone(context, everyoneRate)
  }
  repeatWhileListening(app, () => pruneLogin(context.db, context.clocks.wall()))

  app.post(
    '/user/login/accounts',
    {
      preValidation: byRegistered,
      schema: {
        tags,
        summary: "The accounts under the caller's own proved number, masked",
        body: loginAccountsRequest,
        response: { 200: replyOf(loginAccountsReply) },
      },
    },
    async ({ caller }) => done({ accounts: await accountsOf(context.db, context.secrets, caller.sub) }),
  )

  app.post(
    '/user/login/sms',
    {
      preValidation: byRegistered,
      preHandler: withinLimits,
      schema: {
        tags,
        summary: 'Sends the second factor to the number on record of the account, once the password is proved',
        body: loginSmsRequest,
        response: { 200: replyOf(loginSmsReply) },
      },
    },
    async (request) => done(await sendLoginCode(context, provider, request, request.body)),
  )

  app.post(
    '/user/login/verify',
    {
      config: { load: 'first' },
      preValidation: byRegistered,
      preHandler: withinLimits,
      schema: {
        tags,
        summary: 'Proves password and second factor and returns a ticket for the login call',
        body: loginVerifyRequest,
        response: { 200: replyOf(loginVerifyReply) },
      },
    },
    async (request) => done(await verifyLogin(context, request.caller, originOf(request), request.body)),
  )
}

/**
 * The login call on the trade host (N6), and its equivalent for the THS channel, which only the default variant has
 * (N11).
 */
export const loginRoutes = async (app: App, context: Context): Promise<void> => {
  const login = (path: string, channel: LoginChannel, summary: string) =>
    app.post(
      path,
      {
        preValidation: signed(context, ['register']),
        schema: { tags, summary, body: loginRequest, response: { 200: replyOf(loginReply) } },
      },
      async (request) => {
        const credentials = credentialsFor(context, request)
        const { token, password, clientInfo } = await logIn(
          context,
          request.caller,
          channel,
          request.body,
          originOf(request),
        )
        return done({ ...credentials(token), password, clientInfo })
      },
    )

  login('/auth/login', 'standard', 'Turns a ticket of login/verify into a login session of this device')
  if (context.environment.FOYER_VARIANT === 'default')
    login('/auth/thsLogin', 'ths', 'As the login call, by the THS channel; the default variant only')
}
