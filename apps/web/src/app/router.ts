import type { ComponentType } from 'react'
import type { PageProps } from '../shared/route.ts'
import type { TableWith } from '../shared/text/table.ts'
import { type Position, positionOf } from './scroll.ts'

/** The module of a route's chunk: the screen, and its texts, of which `title` is the page title. */
export interface PageModule {
  Page: ComponentType<PageProps>
  text: TableWith<'title'>
}

/** Loads the chunk of the route at a path; undefined if there is no such route. */
export type LoadRoute = (path: string) => Promise<PageModule> | undefined

export interface Page {
  path: string
  query: URLSearchParams
  module: PageModule
}

/**
 * What the screen shows. `last` is the route last shown: a navigation that matches no route keeps its title and its
 * place in analytics (R4).
 */
export type View =
  | { kind: 'loading' }
  | ({ kind: 'page'; position: Position } & Page)
  | { kind: 'missing'; Missing: ComponentType; last: Page | undefined }
  | { kind: 'failed'; path: string; last: Page | undefined }

export interface Router {
  view(): View
  subscribe(listener: () => void): () => void
  /** loads the failed chunk again; online it reloads the page, because a deployment may have replaced the chunk */
  retry(): void
  /** resolves when the first view is committed, so that the painted frame stays until then */
  start(): Promise<void>
}

/** Parses the path and query of a hash such as `#/loginPage?back=%2Fvideo`. An empty hash is the hall (R32). */
export const parseHash = (hash: string): { path: string; query: URLSearchParams } => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) }
}

/**
 * Creates the hash router (R1). A route's chunk is imported before the navigation is committed, so the old screen
 * remains usable in the meantime. Of two navigations in flight, only the later one is committed.
 */
export const createRouter = (loadRoute: LoadRoute): Router => {
  const listeners = new Set<() => void>()
  let view: View = { kind: 'loading' }
  let last: Page | undefined
  let latestTurn = 0
  /** key of the history entry whose screen is being loaded */
  let loading: string | undefined

  const commit = (next: View) => {
    loading = undefined
    view = next
    if (next.kind === 'page') last = next
    for (const listener of listeners) listener()
  }

  const navigate = async () => {
    const entry = (history.state as { key?: string } | null)?.key
    // one step can cause two events (afterwards.ts)
    if (entry !== undefined && entry === loading) return
    const turn = ++latestTurn
    loading = undefined
    // back from a dialog's entry, which has the key of the page on the screen (platform/layers.ts)
    if (view.kind === 'page' && entry === view.position.key) return
    const { path, query } = parseHash(location.hash)
    const position = positionOf(history.state)
    loading = position.key
    try {
      const module = await loadRoute(path)
      const next: View = module
        ? { kind: 'page', path, query, module, position }
        : { kind: 'missing', Missing: await import('./missing.tsx').then((view) => view.Missing), last }
      if (turn === latestTurn) commit(next)
    } catch {
      // a chunk that a deployment has removed, or no network: the view offers a retry
      if (turn === latestTurn) commit({ kind: 'failed', path, last })
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
