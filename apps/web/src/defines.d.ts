/** Constants of the build variant (build/variants.ts). The build inserts them into the sources as literals. */

/** the firm's short name */
declare const __BRAND__: import('@foyer/api/languages').Localised

/** the languages that the firm offers; the first is the fallback */
declare const __LANGUAGES__: readonly import('@foyer/api/languages').Language[]

/**
 * Name of the client app. Its token calls contain it (N11). It is the prefix of the names of stored values, so that the
 * clients of one origin use separate values (A11, I12).
 */
declare const __CLIENT_APP__: string

/** marker in the user agent of the app that this client belongs to */
declare const __APP_MARKER__: string

/** paths of the routes of this client; the table of the routes may load later */
declare const __PATHS__: readonly string[]

/** in browser tests: whether the states of screens are tested, or photographed in one pair of language and theme, or in all */
declare const __PICTURES__: 'none' | 'once' | 'all'

/** in browser tests: whether `npm run test:times` wants to know what tests spend time on */
declare const __TIMES__: boolean

/** what the head script paints, by the path of the route (build/first-paint.ts) */
declare module 'virtual:frames' {
  export const frames: Readonly<Record<string, () => import('./app/frame.ts').Frame>>
  /** the tabs of a root screen in each language that the firm offers, without a current one */
  export const tabs: () => readonly string[]
}
