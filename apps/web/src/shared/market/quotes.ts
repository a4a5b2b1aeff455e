import type { QuotesReply, StreamReply } from '@foyer/api/market'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { useUser } from '../../platform/user-store.ts'
import { openSource } from '../streams/event-source.ts'
import { requestMarket } from './calls.ts'
import { Feed } from './feed/feed.ts'
import { QuoteBoard } from './feed/quote-board.ts'

/** The quotes of this page: one board and one feed for all parts. */
export const board = new QuoteBoard((work) => void requestAnimationFrame(work))

export const feed = new Feed(
  {
    requestQuotes: (codes) => requestMarket<QuotesReply>('market/quotes', { codes }),
    requestStream: (codes) => requestMarket<StreamReply>('market/stream', { codes }),
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
