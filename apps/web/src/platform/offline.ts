import type { ClientConfig } from '@foyer/contract/config'
import { cacheNames, isPublished } from '../../offline/kept.ts'

const script = '/sw.js'

/** What the page fetched before anybody kept it: asked for again, by way of the worker, it costs next to nothing. */
const keepWhatWasUsed = (api: string): void => {
  const own = new URL(api, location.href).href
  const headers = new Headers()
  // nothing else: a stream would never end, and not every call may be made twice
  for (const { name: url } of performance.getEntriesByType('resource'))
    if (url.startsWith(`${location.origin}/assets/`) || isPublished({ method: 'GET', url, headers }, own))
      void fetch(url).catch(() => undefined)
}

/**
 * In the place of the worker stands one by now that forgets what was kept and ends (`apps/server/src/static/worker.ts`). Only
 * that one can: a worker that is merely dismissed goes on to serve, and keep for, the page that is open.
 */
const takeAway = async (container: ServiceWorkerContainer): Promise<void> => {
  for (const registration of await container.getRegistrations())
    await registration.update().catch(() => registration.unregister())
  for (const name of await caches.keys()) await caches.delete(name)
}

/**
 * Reading without a network, where the browser or web view can and the configuration wants it (decision 0124). Where it does
 * not, whatever an earlier configuration left is taken away.
 */
export const keepOffline = async ({ offline, hosts }: Pick<ClientConfig, 'offline' | 'hosts'>): Promise<void> => {
  const { serviceWorker: container } = navigator
  if (!container || !('caches' in globalThis)) return
  if (!offline) return takeAway(container)
  container.addEventListener('controllerchange', () => keepWhatWasUsed(hosts.api), { once: true })
  await container.register(`${script}?api=${encodeURIComponent(hosts.api)}`)
}

/** Somebody signs out: nothing that they looked at stays on the device. */
export const forgetContent = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(cacheNames.content)
}
