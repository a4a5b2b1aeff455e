import type { Market, QuotesReply, QuoteTick } from '@foyer/contract/market'

/** The used fields of an event. An event id begins with the time of its figures in milliseconds. */
export interface SourceEvent {
  data?: unknown
  lastEventId?: string
}

/** The used part of an EventSource, so that a test can replace it. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: SourceEvent) => void): void
  close(): void
}

/**
 * The browser gave up, because the address was refused or has expired. Otherwise it reconnects automatically with the
 * last id.
 */
const closed = 2

/**
 * How long a connection may be silent at first, after a drop and while live, before the feed uses another way, in
 * milliseconds. The server sends a heartbeat every 15 s, so a dead connection has missed two.
 */
const silenceLimit = { first: 8_000, dropped: 5_000, live: 35_000 }

export interface StreamHandlers {
  onReset: (reply: QuotesReply) => void
  /** `at`: the time of the figures in milliseconds; undefined if the server did not send it */
  onTicks: (ticks: QuoteTick[], at: number | undefined) => void
  onMarket: (market: Market) => void
  onUnavailable: () => void
  /** the connection is closed for good; `wasLive` if it had delivered quotes */
  onEnd: (wasLive: boolean) => void
}

/** Listens to one connection until it ends. Returns a function that closes it without calling `onEnd`. */
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
  waitAtMost(silenceLimit.first)

  const on = <Data>(type: string, take: (data: Data, at: number | undefined) => void) =>
    source.addEventListener(type, ({ data, lastEventId = '' }) => {
      let read: Data
      try {
        read = JSON.parse(String(data)) as Data
      } catch {
        return end() // the answer does not come from our server
      }
      take(read, Number.parseInt(lastEventId, 10) || undefined)
      // the handler may have closed the connection
      if (source.readyState !== closed) waitAtMost(silenceLimit.live)
    })
  on<QuotesReply>('reset', (reply) => {
    isLive = true
    handlers.onReset(reply)
  })
  on<QuoteTick[]>('quotes', handlers.onTicks)
  on<Market>('market', handlers.onMarket)
  on('unavailable', handlers.onUnavailable)
  on('heartbeat', () => undefined)
  source.addEventListener('open', () => isLive && waitAtMost(silenceLimit.live))
  source.addEventListener('error', () => {
    if (source.readyState === closed) end()
    else if (isLive) waitAtMost(silenceLimit.dropped)
  })
  return stop
}
