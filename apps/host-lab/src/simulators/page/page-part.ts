import type { hostNames } from '@foyer/bridge/protocol'

/** Argument of a part. */
export interface PageOptions {
  /** where the native side is served, without a trailing slash */
  readonly endpoint: string
  readonly names: typeof hostNames
  readonly userAgent: string
  readonly globals: Readonly<Record<string, string>>
  /** when the host's JS bridge is added: with the page, or after it has loaded */
  readonly arrives: 'first' | 'late'
}

/** A function that is sent to the page as text, so it can use only its argument and the page's globals. */
export type PagePart = (options: PageOptions) => void
