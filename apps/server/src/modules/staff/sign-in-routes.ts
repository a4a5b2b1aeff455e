import { staffSignInEndpoints } from '@foyer/api/endpoints/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { logOutByProvider } from './logout.ts'
import { sendProblem } from './pages.ts'
import { type End, finishSignIn, startSignIn } from './sign-in.ts'

/** Bytes of a logout token in its form. */
const longestForm = 32_768

const send = (request: FastifyRequest, reply: FastifyReply, end: End): FastifyReply =>
  'to' in end ? reply.redirect(end.to, 303) : sendProblem(request, reply, end)

/** Serves the sign-in of staff at the firm's provider, to browsers and to the provider. */
export const staffSignInRoutes = async (app: App, context: Context): Promise<void> => {
  // a logout token arrives as a form
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )

  serve(app, context, staffSignInEndpoints, {
    'GET /staff/sign-in': async (request, reply) => {
      const { to: path, prove } = request.query
      return send(request, reply, await startSignIn(context, request, reply, { path, proves: prove === 'yes' }))
    },
    'GET /staff/callback': async (request, reply) => send(request, reply, await finishSignIn(context, request, reply)),
    'POST /staff/back-channel-logout': async (request, reply) => {
      await logOutByProvider(context, request.body.logout_token)
      return reply.status(200).send()
    },
  })
}
