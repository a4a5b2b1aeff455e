import type { ClientConfig } from '@foyer/contract/config'

const script = '/sw.js'
const prefix = 'foyer-'
/** of `apps/web/offline/kept.ts`: all that the last person may have looked at */
const contentCache = 'foyer-content'

/** What the page fetched before anybody kept it: asked for again, by way of the worker, it costs next to nothing. */
const keepWhatWasUsed = (api: string): void => {
  const own = new URL(api, location.href).href
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${own}/`))
      void fetch(name).catch(() => undefined)
}

const takeAway = async (container: ServiceWorkerContainer): Promise<void> => {
  for (const registration of await container.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
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
  if ('caches' in globalThis) await caches.delete(contentCache)
}
