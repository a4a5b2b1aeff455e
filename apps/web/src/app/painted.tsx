import { renderToString } from 'react-dom/server'
import { knowRoutes } from '../platform/navigation.ts'
import { Tabs } from '../shared/tab-bar/tab-bar.tsx'
import { offeredTabs } from '../shared/tab-bar/tabs.ts'
import { routes } from './all-routes.ts'
import { App } from './app.tsx'
import type { Router, View } from './router.ts'

const routerAt = async (path: string): Promise<Router> => {
  const route = routes.get(path)
  if (!route) throw new Error(`no route has the path ${path}`)
  const module = await route.load()
  const view: View = { kind: 'page', path, query: new URLSearchParams(), module, position: { key: '', top: 0 } }
  return {
    view: () => view,
    subscribe: () => () => undefined,
    retry: () => undefined,
    start: () => Promise.resolve(),
  }
}

/**
 * Renders the first view of a route for a visitor in the language of the page, as the client does before any data
 * arrives. The page paints it before React (build/painted-parts.ts), and the client takes it over.
 */
export const paintedScreen = async (path: string): Promise<string> => {
  knowRoutes(__PATHS__)
  const html = renderToString(<App router={await routerAt(path)} />)
  // React requests pictures in advance, but the frame already shows this one
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '')
}

/** Renders the tabs of a root screen, without a current one; an empty text where this client has none. */
export const paintedTabs = (): string => {
  knowRoutes(__PATHS__)
  const tabs = offeredTabs()
  return tabs.length > 0 ? renderToString(<Tabs tabs={tabs} />) : ''
}
