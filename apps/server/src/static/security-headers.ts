import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from '../config/environment.ts'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What a page may ask the device for; the counter's may ask for its camera. */
export const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

/** Policy of every reply that is no page of ours: nothing in it may run, load or be framed. */
const noPage = "default-src 'none'; frame-ancestors 'none'"

/** Headers of a reply. Caching and policies are the strictest unless a route set its own. */
export const secureHeaders = (reply: FastifyReply, { FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>): void => {
  reply.headers(always)
  // a year; only where TLS is certain, since a browser that saw it never again speaks plain HTTP to this name
  if (FOYER_MODE === 'production') reply.header('Strict-Transport-Security', 'max-age=31536000')
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  if (!reply.hasHeader('Permissions-Policy')) reply.header('Permissions-Policy', permissions('()'))
  if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', noPage)
}

/** Secures every reply, failures included; one that a route writes by itself it secures by `secureHeaders`. */
export const secureReplies = (app: FastifyInstance, environment: Environment): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    secureHeaders(reply, environment)
    done(null, payload)
  })
}
