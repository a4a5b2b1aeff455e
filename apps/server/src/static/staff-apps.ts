import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Environment } from '../config/environment.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'

/** Allows its own files and calls, nothing from other origins, and nothing inline. */
const policyWith = (...more: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}
const assetCaching = 'public, max-age=31536000, immutable'

/** An app for staff, separate from the clients. It shows no data before the sign-in. */
interface StaffApp {
  /** first segment of its addresses */
  readonly name: 'console' | 'insights'
  /** folder of its build */
  readonly folder: string
  readonly isOn: boolean
  /** the app has addresses of its own below its first one */
  readonly hasRoutes: boolean
  readonly policy: string
}

const isOn = (choice: 'on' | 'off' | undefined, { FOYER_MODE }: Environment): boolean =>
  (choice ?? (FOYER_MODE === 'sandbox' ? 'on' : 'off')) === 'on'

/** Whether the operators' page is served: in production only if INSIGHTS is on. */
export const showsInsights = (environment: Environment): boolean => isOn(environment.INSIGHTS, environment)

/** Whether the console of staff is served: in production only if CONSOLE is on. */
export const showsConsole = (environment: Environment): boolean => isOn(environment.CONSOLE, environment)

const staffApps = (environment: Environment): readonly StaffApp[] => [
  {
    name: 'insights',
    folder: environment.INSIGHTS_DIR,
    isOn: showsInsights(environment),
    hasRoutes: false,
    policy: policyWith(),
  },
  {
    name: 'console',
    folder: environment.CONSOLE_DIR,
    isOn: showsConsole(environment),
    hasRoutes: true,
    // the editor of campaigns shows the client of this origin in a frame
    policy: policyWith("frame-src 'self'"),
  },
]

const serveApp = async (app: App, { name, folder, hasRoutes, policy }: StaffApp): Promise<void> => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const hidden = { schema: { hide: true } }
  app.get(`/${name}`, hidden, (_request, reply) => reply.redirect(`/${name}/`))
  app.get(`/${name}/${hasRoutes ? '*' : ''}`, hidden, (request, reply) =>
    request.url.startsWith(`/${name}/assets/`)
      ? reply.callNotFound()
      : reply
          .headers({ ...headers, 'Content-Security-Policy': policy })
          .type('text/html; charset=utf-8')
          .send(html),
  )
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `/${name}/assets/`,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // one app decorates the reply; a second decoration would fail
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('Cache-Control', assetCaching)
      reply.header('X-Robots-Tag', 'noindex, nofollow')
    },
  })
}

/** The apps for staff that this deployment serves and that are built. */
export const staffAppRoutes = async (app: App, { environment }: Context): Promise<void> => {
  for (const one of staffApps(environment))
    if (one.isOn && existsSync(join(one.folder, 'index.html'))) await app.register((scope) => serveApp(scope, one))
}
