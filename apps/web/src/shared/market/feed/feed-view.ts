import type { Market } from '@foyer/api/market'

/**
 * How quotes arrive. `idle`: no part wants quotes, or the page is hidden. `opening`: requested, no answer yet. `live`:
 * by the stream. `polling`: by a request every few seconds. `interrupted`: neither works. `offline`: the device has no
 * network.
 */
export type Link = 'idle' | 'opening' | 'live' | 'polling' | 'interrupted' | 'offline'

/** State of the feed apart from the quotes; the same object until something in it changes. */
export interface FeedView {
  readonly link: Link
  /** business time in milliseconds of the newest figures, rounded down to the second */
  readonly asOf: number | undefined
  /** seconds by which the figures lag behind the exchange */
  readonly delay: number
  /** the figures are older than the delay, because the exchange's provider has no newer ones */
  readonly isOld: boolean
  readonly market: Market | undefined
  /** true while the exchange provides no quotes */
  readonly isUnavailable: boolean
  /** some codes do not fit in the stream, and polling for them fails */
  readonly isPartlyStale: boolean
  /** why the last request failed; null if it succeeded */
  readonly error: unknown
}

/** Whether the figures still change. Delayed figures change for some minutes after the market has closed. */
export const isMoving = ({ market, asOf, isOld, link }: FeedView): boolean =>
  market !== undefined &&
  asOf !== undefined &&
  !isOld &&
  link !== 'offline' &&
  (market.state === 'open' || asOf < (market.tradedUntil ?? 0))

/** A fault that a reader must know before relying on a figure; undefined if there is none. */
export const faultOf = ({
  link,
  isUnavailable,
  isOld,
  isPartlyStale,
}: FeedView): 'offline' | 'interrupted' | 'unavailable' | 'old' | undefined => {
  if (link === 'offline' || link === 'interrupted') return link
  if (isUnavailable) return 'unavailable'
  if (isOld) return 'old'
  return isPartlyStale ? 'interrupted' : undefined
}

export const emptyView: FeedView = {
  link: 'idle',
  asOf: undefined,
  delay: 0,
  isOld: false,
  market: undefined,
  isUnavailable: false,
  isPartlyStale: false,
  error: null,
}
