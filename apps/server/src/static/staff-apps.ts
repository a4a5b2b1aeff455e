import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Environment } from '../config/environment.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'

/** Allows its own files and calls, nothing from other origins, and nothing inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'X-Robots-Tag': 'noindex, nofollow',
}
const assetCaching = 'public, max-age=31536000, immutable'

/** Whether the operators' page is served: in production only if INSIGHTS is on. */
export const showsInsights = ({ INSIGHTS, FOYER_MODE }: Environment): boolean =>
  (INSIGHTS ?? (FOYER_MODE === 'sandbox' ? 'on' : 'off')) === 'on'

/** The operators' page at /insights/, an app separate from the clients. It shows no data before the sign-in. */
export const insightsRoutes = async (app: App, { environment }: Context): Promise<void> => {
  const page = join(environment.INSIGHTS_DIR, 'index.html')
  if (!showsInsights(environment) || !existsSync(page)) return
  const html = readFileSync(page, 'utf8')
  const hidden = { schema: { hide: true } }
  app.get('/insights/', hidden, (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html))
  app.get('/insights', hidden, (_request, reply) => reply.redirect('/insights/'))
  await app.register(fastifyStatic, {
    root: join(environment.INSIGHTS_DIR, 'assets'),
    prefix: '/insights/assets/',
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('Cache-Control', assetCaching)
      reply.header('X-Robots-Tag', 'noindex, nofollow')
    },
  })
}
