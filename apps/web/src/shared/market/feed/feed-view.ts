import type { Market } from '@foyer/contract/market'

/**
 * How quotes come. `idle`: nobody wants any, or nobody sees the page. `opening`: asked, nothing there yet. `live`: by the
 * stream. `polling`: by asking every few seconds. `interrupted`: neither works for now. `offline`: the device has no network.
 */
export type Link = 'idle' | 'opening' | 'live' | 'polling' | 'interrupted' | 'offline'

/** What is told beside the quotes; the same object until something of it changes. */
export interface FeedView {
  readonly link: Link
  /** the time the newest figures are of, by the business clock, to the second */
  readonly asOf: number | undefined
  /** seconds they lie behind the exchange */
  readonly delay: number
  readonly market: Market | undefined
  /** the exchange gives no quotes for now */
  readonly isUnavailable: boolean
  /** some codes have no place in the stream, and are not answered for either */
  readonly isPartlyStill: boolean
  /** why the last question was not answered; null where it was */
  readonly error: unknown
}

export const emptyView: FeedView = {
  link: 'idle',
  asOf: undefined,
  delay: 0,
  market: undefined,
  isUnavailable: false,
  isPartlyStill: false,
  error: null,
}

const second = 1000

/** The view with a change, or the very same where the change says nothing new. */
export const changed = (view: FeedView, change: Partial<FeedView>): FeedView => {
  const next = { ...view, ...change }
  if (next.asOf !== undefined) next.asOf = Math.floor(next.asOf / second) * second
  const isSame = (Object.keys(next) as (keyof FeedView)[]).every((name) => next[name] === view[name])
  return isSame ? view : next
}
