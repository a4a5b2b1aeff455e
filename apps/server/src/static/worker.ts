import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientsIn } from '../config/clients.ts'
import { hostsOf } from '../config/hosts.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { represent, sendRepresentation } from '../http/representations.ts'

/** The service worker of the retail client, as the build writes it. */
export const worker = { file: 'sw.js' } as const

/**
 * Replaces an installed worker if offline use is off: it activates at once, deletes all caches, and unregisters itself.
 */
const goodbye = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * The worker has a Content-Security-Policy of its own for its fetches: our own files and the app API. It is revalidated
 * on each request, so that a browser replaces an obsolete worker within a day at the latest, even on pages that never
 * request their configuration.
 */
export const workerRoute = (app: App, context: Context): void => {
  const { environment } = context
  const path = join(clientsIn(environment.CLIENT_DIR).retail.folder, worker.file)
  const isOn = environment.FOYER_OFFLINE === 'on'
  if (isOn && !existsSync(path)) return
  const script = represent(isOn ? readFileSync(path, 'utf8') : goodbye)
  const { api } = hostsOf(environment)
  const origin = api.startsWith('/') ? '' : ` ${new URL(api).origin}`
  const headers = {
    'Cache-Control': 'public, no-cache',
    'Content-Security-Policy': `default-src 'none'; connect-src 'self'${origin}`,
  }
  app.get(`/${worker.file}`, { schema: { hide: true } }, (request, reply) =>
    sendRepresentation(request, reply.type('text/javascript; charset=utf-8').headers(headers), script),
  )
}
