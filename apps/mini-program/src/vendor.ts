import type { MiniProgramApi } from '@foyer/comm/mini-program'

// The part of the vendor's API that the shell uses. Values from the vendor have types as loose as their documentation.

/** The query that opens a page. Values are unchanged from the link, so they are still percent-encoded. */
export type PageQuery = Readonly<Record<string, string | undefined>>

/** The definition of a page; `D` is the data of its template. */
export interface PageOptions<D extends object> {
  readonly data: D
  onLoad(this: PageInstance<D>, query: PageQuery): void
  onShareAppMessage?(this: PageInstance<D>, options: { readonly webViewUrl?: string }): SharedCard
  [handler: `on${string}`]: unknown
}

/** A page on the screen. */
export interface PageInstance<D extends object> {
  readonly data: D
  setData(changes: Partial<D>): void
}

/** A card that a person sends to a friend. `path` opens a page of the mini-program. */
export interface SharedCard {
  readonly title: string
  readonly path: string
}

/** A page in the stack; the last one is on the screen. */
export interface OpenPage {
  /** as in app.json, with or without a leading slash */
  readonly route: string
}

/** The vendor's own object, `wx`. */
export interface Vendor extends MiniProgramApi {
  /** `zh_CN`, `zh_TW`, `zh_HK`, `en` and others; missing in hosts before 2.20.1 */
  getAppBaseInfo?(): { readonly language?: string }
  getSystemInfoSync(): { readonly platform?: string; readonly system?: string; readonly language?: string }
  getNetworkType(options: {
    success(found: { readonly networkType?: string }): void
    fail(error: { readonly errMsg?: string }): void
  }): void
  setNavigationBarTitle(options: { readonly title: string }): void
  navigateBack(options: { readonly delta: number }): void
  reLaunch(options: { readonly url: string }): void
}

declare global {
  const wx: Vendor
  const Page: <D extends object>(options: PageOptions<D>) => void
  const App: (options: object) => void
  const getApp: () => unknown
  const getCurrentPages: () => readonly OpenPage[]
}
