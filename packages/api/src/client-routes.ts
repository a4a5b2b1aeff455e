import type { Language } from './languages.ts'

/**
 * The folder of the addresses whose route the server can read: `/go/video?code=x` shows the same page as `/#/video?code=x`.
 */
export const aliasFolder = 'go'

/**
 * The folder of the addresses of first views: `/first-views/<build>/crossBorder?language=zh-HK` answers what a visitor sees at
 * first at `/#/crossBorder`, and the documents that it shows.
 */
export const firstViewFolder = 'first-views'

/** Answers to public calls, by their path below the app API host. */
export type Documents = Readonly<Record<string, unknown>>

/** The answer of a first view's address. */
export interface FirstView {
  /** the answers to the route's public calls; a call that was refused is missing */
  readonly documents: Documents
  /** what the client renders from these documents at first; empty if one is missing or the screen failed */
  readonly html: string
}

/** What the build of a client states about one of its routes. */
export interface ClientRoute {
  /** title and lead by language; the lead may be empty */
  readonly text: Readonly<Partial<Record<Language, { readonly title: string; readonly lead: string }>>>
  /** addresses of the style sheets of its chunk */
  readonly styles: readonly string[]
  /** its public calls, as `earlyPaths` reads them */
  readonly early: readonly string[]
  /** the server renders its first view */
  readonly hasFirstView?: true
}

/** The routes of a client by their path, in the file that its build writes beside the page for the server. */
export type ClientRoutes = Readonly<Record<string, ClientRoute>>
export const clientRoutesFile = 'routes.json'

/** Returns the code in a query, such as `spring-2026` or `HSI`; undefined if it is missing or malformed. */
export const codeIn = (query: string, name: string): string | undefined =>
  new RegExp(`(?:^|[?&])${name}=([A-Za-z0-9-]+)(?:&|$)`).exec(query)?.[1]

/**
 * Returns whether a query has nothing but the code that the public calls of a route name, so that it alone decides
 * what the route shows at first.
 */
export const hasOnlyCode = (early: readonly string[], query: string): boolean => {
  const [name = '', value] = query.split('=')
  return query === '' || (early.some((path) => /\{(\w+)/.exec(path)?.[1] === name) && codeIn(query, name) === value)
}

/**
 * Returns the public calls of a route, as paths below the app API host. A trailing `{code}` becomes the code in the query;
 * `{code=x}` defaults to x. A call whose code is missing or malformed is left out.
 */
export const earlyPaths = (early: readonly string[], query: string): string[] =>
  early
    .map((path) => path.replace(/\{(\w+)=?(.*)\}/, (_, name, usual) => codeIn(query, name) ?? usual))
    .filter((path) => !path.endsWith('/'))
