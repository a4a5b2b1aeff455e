import type { QuotesReply, StreamReply } from '@foyer/contract/market'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { userAgent } from '../../platform/user-agent.ts'
import { useUser } from '../../platform/user-store.ts'
import { requestMarket } from './calls.ts'
import { Feed } from './feed/feed.ts'
import { QuoteBoard } from './feed/quote-board.ts'

/** The quotes of this page: one board and one feed for all parts. */
export const board = new QuoteBoard((work) => void requestAnimationFrame(work))

// inside the firm's apps, calls go through the app (N2), which has no stream
const hasStream = 'EventSource' in globalThis && !userAgent().includes(__APP_MARKER__)

export const feed = new Feed(
  {
    requestQuotes: (codes) => requestMarket<QuotesReply>('market/quotes', { codes }),
    requestStream: (codes) => requestMarket<StreamReply>('market/stream', { codes }),
    openSource: hasStream ? (url) => new EventSource(url) : undefined,
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
