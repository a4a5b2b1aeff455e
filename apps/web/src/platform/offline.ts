import type { ClientConfig } from '@foyer/contract/config'
import { cacheNames, isPublished } from '../../offline/kept.ts'

const script = '/sw.js'

/** The first screen has network and processor for itself until then. Milliseconds. */
const afterwards = 5_000

/**
 * What the page fetched before anybody kept it: asked for again, by way of the worker, it costs next to nothing. One after
 * the other, so that nobody at the page waits for it.
 */
const keepWhatWasUsed = async (api: string): Promise<void> => {
  const own = new URL(api, location.href).href
  const headers = new Headers()
  // nothing else: a stream would never end, and not every call may be made twice
  for (const { name: url } of performance.getEntriesByType('resource'))
    if (url.startsWith(`${location.origin}/assets/`) || isPublished({ method: 'GET', url, headers }, own))
      await fetch(url).catch(() => undefined)
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
  await new Promise((resolve) => setTimeout(resolve, afterwards))
  container.addEventListener('controllerchange', () => void keepWhatWasUsed(hosts.api), { once: true })
  await container.register(`${script}?api=${encodeURIComponent(hosts.api)}`)
}

/** Somebody signs out: nothing that they looked at stays on the device. */
export const forgetContent = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(cacheNames.content)
}
