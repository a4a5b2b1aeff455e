import { loginProviderEndpoints, providerCallEndpoints } from '@foyer/api/endpoints/login'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { originOf } from '../identity/public.ts'
import { comeBack } from './provider-callback.ts'
import { logOutByProvider } from './provider-logout.ts'
import { startAtProvider } from './provider-start.ts'
import { sendProvidedCode, verifyProvided } from './provider-verify.ts'

/** Bytes of a logout token in its form. */
const longestForm = 32_768

/** Serves the login at the firm's OpenID Connect provider. */
export const providerRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, loginProviderEndpoints, {
    'POST /user/login/provider': ({ caller, headers, body }) => startAtProvider(context, caller, headers.origin, body),
    'POST /user/login/provider/verify': (request) =>
      verifyProvided(context, request.caller, originOf(request), request.body),
    'POST /user/login/provider/sms': (request) => sendProvidedCode(context, request, request.body),
  })
}

/** Serves what the provider calls: by the browser of a person, or from server to server. */
export const providerCallRoutes = async (app: App, context: Context): Promise<void> => {
  // a logout token arrives as a form
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )

  serve(app, context, providerCallEndpoints, {
    'GET /login/provider/callback': async (request, reply) => reply.redirect(await comeBack(context, request), 303),
    'POST /login/provider/logout': async (request, reply) => {
      await logOutByProvider(context, request, request.body.logout_token)
      return reply.status(200).send()
    },
  })
}
