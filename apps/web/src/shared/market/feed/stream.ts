import type { Market, QuotesReply, QuoteTick } from '@foyer/contract/market'

/** What is used of its events; an id begins with the moment it is of, in milliseconds. */
export interface SourceEvent {
  data?: unknown
  lastEventId?: string
}

/** What is used of an EventSource; a test brings its own. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: SourceEvent) => void): void
  close(): void
}

/** The browser gave up: the address was refused, or its hour is over. Else it connects again by itself, with the last id. */
const closed = 2

/**
 * How long a connection may say nothing at first, after a drop, and while it is live, until another way is taken. The server
 * gives a beat every 15 s; one that died without a word to the browser misses two. Milliseconds.
 */
const patience = { first: 8_000, dropped: 5_000, live: 35_000 }

export interface StreamHandlers {
  onReset: (reply: QuotesReply) => void
  /** `at`: the moment they are of; undefined where the server did not say */
  onTicks: (ticks: QuoteTick[], at: number | undefined) => void
  onMarket: (market: Market) => void
  onUnavailable: () => void
  /** it is of no more use, and closed; `wasLive` where it had brought something */
  onEnd: (wasLive: boolean) => void
}

/** One connection, from its address to its end; returns how to close it without a word. */
export const listen = (source: Source, handlers: StreamHandlers): (() => void) => {
  let isLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    source.close()
  }
  const end = () => {
    stop()
    handlers.onEnd(isLive)
  }
  const waitAtMost = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(end, time)
  }
  waitAtMost(patience.first)

  const on = <Data>(type: string, take: (data: Data, at: number | undefined) => void) =>
    source.addEventListener(type, ({ data, lastEventId = '' }) => {
      let read: Data
      try {
        read = JSON.parse(String(data)) as Data
      } catch {
        return end() // whatever answers there is not our server
      }
      take(read, Number.parseInt(lastEventId, 10) || undefined)
      // what was taken may have closed it
      if (source.readyState !== closed) waitAtMost(patience.live)
    })
  on<QuotesReply>('reset', (reply) => {
    isLive = true
    handlers.onReset(reply)
  })
  on<QuoteTick[]>('quotes', handlers.onTicks)
  on<Market>('market', handlers.onMarket)
  on('unavailable', handlers.onUnavailable)
  on('beat', () => undefined)
  source.addEventListener('open', () => isLive && waitAtMost(patience.live))
  source.addEventListener('error', () => {
    if (source.readyState === closed) end()
    else if (isLive) waitAtMost(patience.dropped)
  })
  return stop
}
