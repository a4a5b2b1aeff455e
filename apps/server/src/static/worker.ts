import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { hostsOf } from '../modules/configuration/hosts.ts'
import { clientsIn } from './clients.ts'
import { represent, sendRepresentation } from './representations.ts'

/** The service worker of the retail client, as the build writes it. */
export const worker = { file: 'sw.js' } as const

/** Takes the place of one that is to go: it begins at once, forgets what was kept, and ends. */
const goodbye = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * The worker has a policy of its own, which its fetches go by: our own files and the app API. It is asked about each time, so
 * that one that is to go is gone within a day at the latest, on pages that never ask for their configuration too.
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
