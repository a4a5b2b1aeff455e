import { createHash } from 'node:crypto'
import { createContext, Script } from 'node:vm'
import type { Documents } from './client-routes.ts'
import type { Language } from './languages.ts'

/** The file in which the build of a client writes the script that renders its first views, beside the page. */
export const painterFile = 'painter.js'

/** What a first view is rendered from. */
export interface Painting {
  /** path of the route, such as `/markets` */
  readonly path: string
  /** query after the path, without `?` */
  readonly query?: string
  readonly documents?: Documents
  /** address of the app API host, as the configuration of the client has it */
  readonly api?: string
}

/** Renders parts of a client in one language, as the client itself first renders them for a visitor. */
export interface Painter {
  /**
   * Returns the HTML of a route's first view.
   *
   * @throws Error if the client has no such route, or if its screen fails
   */
  screen: (painting: Painting) => Promise<string>
  /** returns the HTML of the tabs of a root screen; an empty text if the client has none */
  tabs: () => string
}

/** Names a build of the painter in addresses, so that a page adopts only what its own build rendered. */
export const painterHash = (code: string): string => createHash('sha256').update(code).digest('base64url').slice(0, 8)

/** What the modules of a client look at while they are loaded and rendered. No effect runs, so nothing listens or waits. */
const surroundings = (language: Language) => {
  const ignore = () => undefined
  return {
    foyerLanguage: language,
    location: new URL('https://client.invalid/'),
    matchMedia: () => ({ matches: false, addEventListener: ignore }),
    addEventListener: ignore,
    history: { state: null },
    navigator: { userAgent: '', onLine: true },
    document: {
      documentElement: { lang: language, dataset: {} },
      querySelectorAll: () => [],
      querySelector: () => null,
      // as where the client adopts what was painted
      getElementById: (id: string) => (id === 'app' ? { dataset: { painted: language } } : null),
      addEventListener: ignore,
    },
    MessageChannel: class {
      port1 = {}
      port2 = { postMessage: ignore }
    },
    ...{ AbortController, atob, btoa, clearTimeout, console, crypto, Event, performance, queueMicrotask, setTimeout },
    ...{ TextDecoder, TextEncoder, URL, URLSearchParams },
  }
}

/**
 * Loads the script that renders a client's first views. Each language has its own global objects, because modules of the client read
 * the language while they are loaded.
 *
 * @param code content of the file `painter.js` of the client's build
 */
export const painters = (code: string): ((language: Language) => Painter) => {
  const script = new Script(code, { filename: painterFile })
  const loaded = new Map<Language, Painter>()
  return (language) => {
    const known = loaded.get(language)
    if (known) return known
    const context = createContext(surroundings(language))
    script.runInContext(context)
    const { painter } = context as { painter: Painter }
    loaded.set(language, painter)
    return painter
  }
}
