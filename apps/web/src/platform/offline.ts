import type { ClientConfig } from '@foyer/protocol/config'
import { cacheNames, isPublished, signedOut } from '../../offline/storable.ts'

const script = '/sw.js'

/** Milliseconds during which the first screen has network and processor for itself, and a worker may be replaced. */
const afterwards = 5_000

/** Ends with a sign-out: what the page had fetched before must not be stored after it. */
let session = new AbortController()

/** documents that the page has from its first view, without a request for each (app/head.ts) */
declare const foyerUnrequested: readonly string[] | undefined

/**
 * Requests through the worker what the page received before the worker could store it, also what arrives only now.
 * This costs little, because the browser has it cached. Requests run one after the other, so that they do not slow the
 * page.
 */
const storeUsedFiles = (api: string): void => {
  const own = new URL(api, location.href).href
  const headers = new Headers()
  const { signal } = session
  const served = performance.now()
  let last: Promise<unknown> = Promise.resolve()
  const store = (url: string) => {
    last = last.then(() => fetch(url, { signal })).catch(() => undefined)
  }
  const isContent = (url: string) => isPublished({ method: 'GET', url, headers }, own)
  // in development there is no head script
  for (const document of typeof foyerUnrequested === 'undefined' ? [] : foyerUnrequested) {
    const url = new URL(document, location.href).href
    if (isContent(url)) store(url)
  }
  const observer = new PerformanceObserver((list) => {
    // nothing else, because a stream would never end and not every call may be sent twice
    for (const { name: url, startTime } of list.getEntries())
      if (startTime <= served && (url.startsWith(`${location.origin}/assets/`) || isContent(url))) store(url)
  })
  observer.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

const deleteCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
}

/**
 * Replaces the worker by one that deletes the stored answers and ends (`apps/server/src/static/worker.ts`).
 * Unregistering alone is not enough, because the old worker would continue to serve and store for the open page. It is
 * unregistered too: a request that never ends prevents the replacement, and another server may still have the old worker.
 */
const removeWorker = async (container: ServiceWorkerContainer): Promise<void> => {
  const replaced = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  const registrations = await container.getRegistrations()
  for (const registration of registrations) await registration.update().catch(() => registration.unregister())
  await deleteCaches()
  if (!container.controller) return
  await Promise.race([replaced, new Promise((resolve) => setTimeout(resolve, afterwards))])
  for (const registration of registrations) await registration.unregister()
  // what the old worker has stored meanwhile
  await deleteCaches()
}

/**
 * Enables offline reading if the browser or web view supports it and the configuration allows it (decision 0124). If
 * the configuration does not, removes what an earlier one has stored.
 */
export const enableOffline = async ({ offline, hosts }: Pick<ClientConfig, 'offline' | 'hosts'>): Promise<void> => {
  const { serviceWorker: container } = navigator
  if (!container || !('caches' in globalThis)) return
  if (!offline) return removeWorker(container)
  await new Promise((resolve) => setTimeout(resolve, afterwards))
  container.addEventListener('controllerchange', () => storeUsedFiles(hosts.api), { once: true })
  await container.register(`${script}?api=${encodeURIComponent(hosts.api)}`)
}

/**
 * Deletes the stored content when a person signs out, so that nothing that they viewed remains on the device. The worker
 * does the same, so that no answer in flight is stored afterwards.
 */
export const deleteContent = async (): Promise<void> => {
  session.abort()
  session = new AbortController()
  navigator.serviceWorker?.controller?.postMessage(signedOut)
  if ('caches' in globalThis) await caches.delete(cacheNames.content)
}
