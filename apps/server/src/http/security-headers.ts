import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from '../config/environment.ts'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The device permissions of a page. The page for merchants' tills may use the camera. */
export const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

/** The policy of every reply that is not a page of ours: nothing in it may run, load or be framed. */
const noPage = "default-src 'none'; frame-ancestors 'none'"

/** Sets the headers of a reply. Caching and policies are the strictest unless the route has set its own. */
export const secureHeaders = (reply: FastifyReply, { FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>): void => {
  reply.headers(always)
  // a year; only in production, where TLS is certain, since a browser that has seen it never uses plain HTTP for this
  // name again
  if (FOYER_MODE === 'production') reply.header('Strict-Transport-Security', 'max-age=31536000')
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  if (!reply.hasHeader('Permissions-Policy')) reply.header('Permissions-Policy', permissions('()'))
  if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', noPage)
}

/** Secures every reply, including failures. A route that writes its reply directly calls `secureHeaders` itself. */
export const secureReplies = (app: FastifyInstance, environment: Environment): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    secureHeaders(reply, environment)
    done(null, payload)
  })
}
