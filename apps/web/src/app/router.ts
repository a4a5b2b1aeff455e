import type { ComponentType } from 'react'
import type { PageProps } from '../shared/route.ts'
import type { Table } from '../shared/text/table.ts'
import { type Position, positionOf } from './scroll.ts'

/** What a route's chunk brings: the screen, and texts of which `title` names it. */
export interface PageModule {
  Page: ComponentType<PageProps>
  text: Table & { title: readonly [string, string, string] }
}

/** The chunk of the route that a path leads to; undefined where there is none. */
export type LoadRoute = (path: string) => Promise<PageModule> | undefined

export interface Page {
  path: string
  query: URLSearchParams
  module: PageModule
}

/**
 * What stands on the screen. `last` is the route last shown: a navigation that matches nothing keeps its name, title
 * and place in analytics (R4).
 */
export type View =
  | { kind: 'loading' }
  | ({ kind: 'page'; position: Position } & Page)
  | { kind: 'missing'; Missing: ComponentType; last: Page | undefined }
  | { kind: 'failed'; path: string; last: Page | undefined }

export interface Router {
  view(): View
  subscribe(listener: () => void): () => void
  /** asks for the failed chunk again; online a reload, since a deployment may have replaced it */
  retry(): void
  /** resolves when the first view stands, so that the painted frame stays until then */
  start(): Promise<void>
}

/** Path and query of an address such as `#/loginPage?back=%2Fvideo`; an empty hash is the hall (R32). */
export const parseHash = (hash: string): { path: string; query: URLSearchParams } => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) }
}

/**
 * Hash history (R1). A route's chunk is imported before the navigation is committed, so
 * the old screen stays usable meanwhile; of two navigations under way only the later one is committed.
 */
export const createRouter = (loadRoute: LoadRoute): Router => {
  const listeners = new Set<() => void>()
  let view: View = { kind: 'loading' }
  let last: Page | undefined
  let asked = 0

  const commit = (next: View) => {
    view = next
    if (next.kind === 'page') last = next
    for (const listener of listeners) listener()
  }

  const navigate = async () => {
    const turn = ++asked
    // back from a dialog's entry, which has the key of the page on the screen (platform/layers.ts)
    if (view.kind === 'page' && (history.state as { key?: string } | null)?.key === view.position.key) return
    const { path, query } = parseHash(location.hash)
    const position = positionOf(history.state)
    try {
      const module = await loadRoute(path)
      const next: View = module
        ? { kind: 'page', path, query, module, position }
        : { kind: 'missing', Missing: await import('./missing.tsx').then((view) => view.Missing), last }
      if (turn === asked) commit(next)
    } catch {
      // a chunk that is gone after a deployment, or no network: the view offers a retry
      if (turn === asked) commit({ kind: 'failed', path, last })
    }
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    retry: () => (navigator.onLine ? location.reload() : void navigate()),
    start: () => {
      addEventListener('hashchange', () => void navigate())
      return navigate()
    },
  }
}
