import type { Quote, QuotesReply } from '@foyer/contract/market'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { FeedView } from './feed/feed-view.ts'
import type { Standing } from './feed/quote-board.ts'
import { board, feed } from './quotes.ts'

/** Follows these codes for as long as the part stands; what they are at is read by `useQuote`. */
export const useFollowed = (codes: readonly string[]): void => {
  const joined = codes.join()
  useEffect(() => (joined ? feed.want(joined.split(',')) : undefined), [joined])
}

/** The newest quote of a code that some part follows; undefined until there is one. Only this part renders when it changes. */
export const useQuote = (code: string): Quote | undefined =>
  useSyncExternalStore(
    useCallback((listener: () => void) => board.subscribe(code, listener), [code]),
    () => board.get(code),
  )

/** What of an instrument that some part follows does not move; undefined until it is known. */
export const useInstrument = (code: string): Standing | undefined =>
  useSyncExternalStore(
    useCallback((listener: () => void) => board.subscribe(code, listener), [code]),
    () => board.standing(code),
  )

/** How quotes come, and what they are of. */
export const useFeed = (): FeedView => useSyncExternalStore(feed.subscribe, feed.view)

/** Quotes that came with another answer, such as a board of movers, so that they stand at once; streamed ones stay. */
export const showQuotes = (quotes: readonly Quote[]): void => feed.offer(quotes)

/** Quotes and their time as the page came with them, until some are asked for. */
export const beginQuotes = (reply: QuotesReply): void => feed.begin(reply)

export const askQuotesAgain = (): void => feed.retry()
