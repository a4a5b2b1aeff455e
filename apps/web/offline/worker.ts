/**
 * Reading without a network (decision 0124): the shell and what was published, on this device. It never takes over from a
 * worker that pages are open under, answers no signed call, and keeps nothing of a person.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { cacheNames, isPublished, mayBeKept, storedAt } from './kept.ts'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

declare const self: ServiceWorkerGlobalScope
/** written by the build: files of the shell and of the screens anybody may read, and the names of all files there are */
declare const __PRECACHED__: readonly string[]
declare const __ASSETS__: readonly string[]

const api = new URL(new URL(self.location.href).searchParams.get('api') ?? '/api', self.location.origin).href

const stamped = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(storedAt, String(Date.now()))
  // bytes of a reply come decoded
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await response.blob(), { status: response.status, headers })
}

const stamp: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? stamped(response) : null),
}

precache(__PRECACHED__.map((url) => ({ url, revision: null })))
addRoute({ directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// the page: as the server gives it, and without a network as it was
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin && url.pathname === '/',
  new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: 10,
    // one page for every route and language: they stand behind the hash and in the query
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
  }),
)

// files named by their content: one that was fetched is as good as the server's
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.assets }),
)

registerRoute(
  ({ request }) => isPublished(request, api),
  new NetworkFirst({
    cacheName: cacheNames.content,
    plugins: [
      stamp,
      // its type names callbacks that it has not, which exact optional types refuse
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * 86_400 }) as WorkboxPlugin,
    ],
  }),
)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheNames.page).then((cache) => cache.add('/')))
})

/** Old files go once no page is left that could ask for them: this worker starts to serve only then. */
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const cache = await caches.open(cacheNames.assets)
    const known = new Set(__ASSETS__)
    for (const request of await cache.keys()) if (!known.has(new URL(request.url).pathname)) await cache.delete(request)
    // the first worker of all finds pages that nobody serves; with an older one before it there are none
    await self.clients.claim()
  }
  event.waitUntil(forget())
})
