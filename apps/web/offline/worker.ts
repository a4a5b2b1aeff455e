/**
 * Offline reading (decision 0124): stores the application shell and published content on this device. It never replaces
 * a worker that serves open pages, answers no signed call and stores no personal data.
 */
import { aliasFolder } from '@foyer/api/client-routes'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import {
  cacheNames,
  isFile,
  isPage,
  isPublished,
  isStorable,
  isYoung,
  maxStored,
  signedOut,
  storedAt,
} from './storable.ts'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

declare const self: ServiceWorkerGlobalScope
/** defined by the build: files of the shell and of public screens, and the names of all files */
declare const __SHELL__: readonly string[]
declare const __ASSETS__: readonly string[]

const api = new URL(new URL(self.location.href).searchParams.get('api') ?? '/api', self.location.origin).href

const storeWhere = (may: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (may(response) ? response : null),
})

const stamped = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(storedAt, String(Date.now()))
  // the body is already decoded
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await response.blob(), { status: response.status, headers })
}

/** Deletes the oldest answers first: those that are too old, and those above the limit. */
const prune = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.content)
  const requests = await cache.keys()
  for (const [index, request] of requests.entries()) {
    const response = await cache.match(request)
    // another call is deleting or replacing it
    if (!response) continue
    if (index >= requests.length - maxStored && isYoung(response, Date.now())) break
    await cache.delete(request)
  }
}

/** Counts sign-outs: an answer that was requested before one is not stored after it. */
let signOuts = 0

const published: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.signOuts = signOuts
  },
  cacheWillUpdate: async ({ response, state }) => {
    const whole = isStorable(response) ? await stamped(response) : null
    return state?.signOuts === signOuts ? whole : null
  },
  cacheDidUpdate: prune,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isYoung(cachedResponse, Date.now()) ? cachedResponse : null,
}

// the page: from the server, and offline the stored one
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin && url.pathname === '/',
  new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: 10,
    // one page serves every route and language, which are in the hash and the query
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }, storeWhere(isPage)],
  }),
)

// The alias of a route: from the server, whose answer is not stored, since it has the documents of one moment. Offline the
// stored page shows the route.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && url.pathname.startsWith(`/${aliasFolder}/`),
  new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: 10,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }, storeWhere(() => false)],
  }),
)

// file names contain a content hash, so a stored file is always current
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/') && !url.search,
  new CacheFirst({
    cacheName: cacheNames.assets,
    matchOptions: { ignoreVary: true },
    plugins: [storeWhere(isFile)],
  }),
)

registerRoute(
  ({ request }) => isPublished(request, api),
  new NetworkFirst({ cacheName: cacheNames.content, plugins: [published] }),
)

/** @throws Error if the answer must not be stored: it failed, or another page was returned */
const fetched = async (url: string, may: (response: Response) => boolean): Promise<Response> => {
  const response = await fetch(url)
  if (!may(response)) throw new Error(`${url} answered ${response.status}`)
  return response
}

/**
 * Installs the complete shell, or no worker. Files of the previous build remain, so that pages of both builds find
 * theirs.
 */
const storeShell = async () => {
  const files = await caches.open(cacheNames.assets)
  const storeFile = async (url: string) => {
    if (!(await files.match(url))) await files.put(url, await fetched(url, isFile))
  }
  await Promise.all(__SHELL__.map(storeFile))
  await (await caches.open(cacheNames.page)).put('/', await fetched('/', isPage))
}

/** Deletes old files. The worker activates only when no page of the previous build is left. */
const begin = async () => {
  const files = await caches.open(cacheNames.assets)
  const known = new Set(__ASSETS__)
  for (const request of await files.keys()) if (!known.has(new URL(request.url).pathname)) await files.delete(request)
  await prune()
  // lets a page load while the worker starts
  await self.registration.navigationPreload?.enable()
  // the first worker of all takes over pages that have none; a later worker finds no page without one
  await self.clients.claim()
}

/** The page reports that a person has signed out (platform/offline.ts). */
const onSignedOut = (event: ExtendableMessageEvent): void => {
  if (event.data !== signedOut) return
  signOuts++
  event.waitUntil(caches.delete(cacheNames.content))
}

self.addEventListener('message', onSignedOut)
self.addEventListener('install', (event) => event.waitUntil(storeShell()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
