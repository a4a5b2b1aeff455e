import type { QuotesReply, StreamReply } from '@foyer/api/market'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { useUser } from '../../platform/user-store.ts'
import { openSource } from '../streams/event-source.ts'
import { requestMarket } from './calls.ts'
import { Feed } from './feed/feed.ts'
import { QuoteBoard } from './feed/quote-board.ts'

/**
 * Milliseconds between two renders of figures, about as fast as a person can read them. A figure that changes after a
 * pause of this length renders in the next frame.
 */
const apart = 500
let rendered = Number.NEGATIVE_INFINITY

const nextFrame = (work: () => void): void => void requestAnimationFrame(work)
const nextBurst = (work: () => void): void => {
  const render = () => {
    rendered = performance.now()
    work()
  }
  const pause = rendered + apart - performance.now()
  if (pause > 0) setTimeout(nextFrame, pause, render)
  else nextFrame(render)
}

/** The quotes of this page: one board and one feed for all parts. */
export const board = new QuoteBoard(nextFrame, nextBurst)

export const feed = new Feed(
  {
    requestQuotes: (codes, signal) => requestMarket<QuotesReply>('market/quotes', { codes }, signal),
    requestStream: (codes, signal) => requestMarket<StreamReply>('market/stream', { codes }, signal),
    openSource,
  },
  board,
)

const follow = () =>
  feed.setConditions({ isVisible: document.visibilityState === 'visible', isOnline: onlineManager.isOnline() })
focusManager.subscribe(follow)
onlineManager.subscribe(follow)

// The person determines the delay of quotes. Before the session is open, nothing was requested.
useUser.subscribe((now, before) => {
  const isSame = now.flag === before.flag && now.userInfo?.mobileNo === before.userInfo?.mobileNo
  if (!isSame && before.flag !== '') feed.reset()
})
