import type { Painting } from '@foyer/api/painter'
import { renderToString } from 'react-dom/server.browser'
import { knowRoutes } from '../platform/navigation.ts'
import { feed } from '../shared/market/quotes.ts'
import { serverCache } from '../shared/server/query-client.tsx'
import { Tabs } from '../shared/tab-bar/tab-bar.tsx'
import { offeredTabs } from '../shared/tab-bar/tabs.ts'
import { routes } from './all-routes.ts'
import { App } from './app.tsx'
import type { Router, View } from './router.ts'

const routerAt = async (path: string, query: string): Promise<Router> => {
  const route = routes.get(path)
  if (!route) throw new Error(`no route has the path ${path}`)
  const module = await route.load()
  const view: View = {
    kind: 'page',
    path,
    query: new URLSearchParams(query),
    module,
    position: { key: '', top: 0 },
  }
  return {
    view: () => view,
    subscribe: () => () => undefined,
    retry: () => undefined,
    start: () => Promise.resolve(),
  }
}

knowRoutes(__PATHS__)

/**
 * Renders the first view of a route for a visitor in the language of the page, as the client does before any other data
 * arrives. The page paints it before React, and the client takes it over.
 */
export const screen = async ({ path, query = '', documents = {}, api = '' }: Painting): Promise<string> => {
  const router = await routerAt(path, query)
  // From here on nothing waits, so that no other rendering changes what this one reads.
  const at = performance.now()
  Object.assign(globalThis, {
    location: new URL(`https://client.invalid/#${path}${query && `?${query}`}`),
    foyerEarly: Object.entries(documents).map(([early, document]) => ({ api, path: early, arrived: { document, at } })),
  })
  try {
    const html = renderToString(<App router={router} />)
    return (
      html
        // React requests pictures in advance, but the frame already shows this one
        .replace(/^(<link rel="preload"[^>]*>)+/, '')
        // The policy forbids styles in HTML, and the head script sets them. In a text the quote would be escaped.
        .replaceAll(' style="', ' data-style="')
    )
  } finally {
    // the next rendering begins without what this one showed
    serverCache.clear()
    feed.reset()
  }
}

/** Renders the tabs of a root screen, without a current one; an empty text where this client has none. */
export const tabs = (): string => {
  const offered = offeredTabs()
  return offered.length > 0 ? renderToString(<Tabs tabs={offered} />) : ''
}
