import type { Quote, QuotesReply } from '@foyer/api/market'
import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react'
import { watchView } from '../ui/watch-view.ts'
import type { FeedView } from './feed/feed-view.ts'
import type { InstrumentStatus } from './feed/quote-board.ts'
import { board, feed } from './quotes.ts'

/** Subscribes to these codes while the component is mounted; `useQuote` reads their quotes. */
export const useFollowed = (codes: readonly string[]): void => {
  const joined = codes.join()
  useEffect(() => (joined ? feed.want(joined.split(',')) : undefined), [joined])
}

/**
 * Returns the newest quote of a subscribed code; undefined until there is one. Only the calling component renders when
 * it changes.
 */
export const useQuote = (code: string): Quote | undefined => {
  const quote = () => board.get(code)
  return useSyncExternalStore(
    useCallback((listener: () => void) => board.subscribe(code, listener), [code]),
    quote,
    quote,
  )
}

/** Rows this close to the screen also render, so that a scroll finds them current. */
const nearby = { rootMargin: '100px 0px' }

/**
 * Like `useQuote`, but a change renders only while the element is on the screen or close to it. An element that comes
 * into view renders the newest quote. The component must keep its element, also before there is a quote.
 */
export const useSeenQuote = (code: string, element: RefObject<Element | null>): Quote | undefined => {
  const quote = () => board.get(code)
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        if (!element.current) return board.subscribe(code, listener)
        let unsubscribe: (() => void) | undefined
        const stopWatching = watchView(
          element.current,
          (isSeen) => {
            unsubscribe?.()
            unsubscribe = isSeen ? board.subscribe(code, listener) : undefined
            // what changed while it was out of view
            if (isSeen) listener()
          },
          nearby,
        )
        return () => {
          stopWatching()
          unsubscribe?.()
        }
      },
      [code, element],
    ),
    quote,
    quote,
  )
}

/** Returns the facts of a subscribed instrument that do not move with its price; undefined until they are known. */
export const useInstrument = (code: string): InstrumentStatus | undefined => {
  const instrument = () => board.instrument(code)
  return useSyncExternalStore(
    useCallback((listener: () => void) => board.subscribeToInstrument(code, listener), [code]),
    instrument,
    instrument,
  )
}

/** Returns the state of the feed and the time of its quotes. */
export const useFeed = (): FeedView => useSyncExternalStore(feed.subscribe, feed.view, feed.view)

/**
 * Adds quotes of another answer, such as a board of movers, so that they show at once. Streamed quotes take precedence.
 */
export const showQuotes = (quotes: readonly Quote[]): void => feed.offer(quotes)

/** Adds the quotes and the time that arrived with the page, until others are requested. */
export const beginQuotes = (reply: QuotesReply): void => feed.begin(reply)

export const retryQuotes = (): void => feed.retry()
