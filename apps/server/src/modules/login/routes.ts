import { loginEndpoints, loginProofEndpoints, thsLoginEndpoints } from '@foyer/api/endpoints/login'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { type RequestOf, serve } from '../../http/serve.ts'
import { credentialsFor } from '../../http/signing/credentials.ts'
import { accountsOf, refreshAccountsOf } from '../accounts/public.ts'
import { agreedVersionsOf, type LoginChannel, originOf, personIdOf } from '../identity/public.ts'
import { requireCallerAllowed } from '../residence/public.ts'
import { logIn } from './login.ts'
import { pruneLogin } from './prune.ts'
import { sendLoginCode } from './send.ts'
import { verifyLogin } from './verify.ts'

/** Serves the calls that precede the login call (N6). */
export const loginProofRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, () => pruneLogin(context.db, context.clocks.wall()))

  serve(app, context, loginProofEndpoints, {
    'POST /user/login/accounts': async ({ caller }) => {
      const personId = await personIdOf(context.db, caller)
      await refreshAccountsOf(context, personId)
      return {
        accounts: await accountsOf(context.db, context.secrets, caller.sub),
        agreed: await agreedVersionsOf(context.db, personId),
      }
    },
    'POST /user/login/sms': (request) => sendLoginCode(context, request, request.body),
    'POST /user/login/verify': (request) => verifyLogin(context, request.caller, originOf(request), request.body),
  })
}

type LoginCall = RequestOf<(typeof loginEndpoints)['POST /auth/login']>

/**
 * Serves the login call (N6), and its equivalent for the THS channel, which only the default variant has (N11).
 */
export const loginRoutes = async (app: App, context: Context): Promise<void> => {
  const login = (channel: LoginChannel) => async (request: LoginCall) => {
    const credentials = credentialsFor(context, request)
    await requireCallerAllowed(context, request, 'log_in', request.body.fundUserCode)
    const { token, password, clientInfo } = await logIn(
      context,
      request.caller,
      channel,
      request.body,
      originOf(request),
    )
    return { ...credentials(token), password, clientInfo }
  }

  serve(app, context, loginEndpoints, { 'POST /auth/login': login('standard') })
  if (context.environment.FOYER_VARIANT === 'default')
    serve(app, context, thsLoginEndpoints, { 'POST /auth/thsLogin': login('ths') })
}
