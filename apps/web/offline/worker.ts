/**
 * Reading without a network (decision 0124): the shell and what was published, on this device. It never takes over from a
 * worker that pages are open under, answers no signed call, and keeps nothing of a person.
 */
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { cacheNames, isFile, isPage, isPublished, isYoung, mayBeKept, mostKept, storedAt } from './kept.ts'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

declare const self: ServiceWorkerGlobalScope
/** written by the build: files of the shell and of the screens anybody may read, and the names of all files there are */
declare const __SHELL__: readonly string[]
declare const __ASSETS__: readonly string[]

const api = new URL(new URL(self.location.href).searchParams.get('api') ?? '/api', self.location.origin).href

const keptWhere = (may: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (may(response) ? response : null),
})

const stamped = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(storedAt, String(Date.now()))
  // bytes of a reply come decoded
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await response.blob(), { status: response.status, headers })
}

/** The oldest go first: what is too old, and what is more than there is room for. */
const prune = async (): Promise<void> => {
  const cache = await caches.open(cacheNames.content)
  const requests = await cache.keys()
  for (const [index, request] of requests.entries()) {
    const response = await cache.match(request)
    // on its way out, or being replaced by a younger one
    if (!response) continue
    if (index >= requests.length - mostKept && isYoung(response, Date.now())) break
    await cache.delete(request)
  }
}

const published: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? stamped(response) : null),
  cacheDidUpdate: prune,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isYoung(cachedResponse, Date.now()) ? cachedResponse : null,
}

// the page: as the server gives it, and without a network as it was
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.origin === self.location.origin && url.pathname === '/',
  new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: 10,
    // one page for every route and language: they stand behind the hash and in the query
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }, keptWhere(isPage)],
  }),
)

// files named by their content: one that was fetched is as good as the server's
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/') && !url.search,
  new CacheFirst({
    cacheName: cacheNames.assets,
    matchOptions: { ignoreVary: true },
    plugins: [keptWhere(isFile)],
  }),
)

registerRoute(
  ({ request }) => isPublished(request, api),
  new NetworkFirst({ cacheName: cacheNames.content, plugins: [published] }),
)

/** @throws Error for what may not be kept: an answer that is none, or somebody else's page in the place of ours */
const fetched = async (url: string, may: (response: Response) => boolean): Promise<Response> => {
  const response = await fetch(url)
  if (!may(response)) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** All of it, or there is no worker. Files beside those of the build before, so that either page finds its own. */
const keepShell = async () => {
  const files = await caches.open(cacheNames.assets)
  const keepFile = async (url: string) => {
    if (!(await files.match(url))) await files.put(url, await fetched(url, isFile))
  }
  await Promise.all(__SHELL__.map(keepFile))
  await (await caches.open(cacheNames.page)).put('/', await fetched('/', isPage))
}

/** Old files go once no page is left that could ask for them: this worker starts to serve only then. */
const begin = async () => {
  const files = await caches.open(cacheNames.assets)
  const known = new Set(__ASSETS__)
  for (const request of await files.keys()) if (!known.has(new URL(request.url).pathname)) await files.delete(request)
  await prune()
  // a page need not wait for the worker to be awake
  await self.registration.navigationPreload?.enable()
  // the first worker of all finds pages that nobody serves; with an older one before it there are none
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
