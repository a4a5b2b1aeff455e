import type { Quote, QuotesReply, StreamEvents, StreamReply } from '@foyer/api/market'
import { mostCodes } from '@foyer/api/market-limits'
import type { Source } from '../../streams/event-source.ts'
import { listen } from '../../streams/listen.ts'
import { Observed } from '../../streams/observed.ts'
import { emptyView, type FeedView, type Link } from './feed-view.ts'
import type { QuoteBoard } from './quote-board.ts'
import { WantedCodes } from './wanted-codes.ts'

interface Ways {
  requestQuotes: (codes: readonly string[], signal: AbortSignal) => Promise<QuotesReply>
  requestStream: (codes: readonly string[], signal: AbortSignal) => Promise<StreamReply>
  /** absent where EventSource does not exist or must not be used */
  openSource: ((url: string) => Source) | undefined
}

interface Stream {
  codes: ReadonlySet<string>
  /** the stream has delivered figures, which are newer than those of any request */
  isLive: boolean
  close: () => void
}

/** Milliseconds. */
const together = 60
const pollEvery = 4_000
const longestPause = 60_000
const firstPause = 2_000
/** for the browser to reconnect after a drop, before quotes are polled */
const dropped = 5_000
const second = 1_000

/**
 * The pause grows by a factor of two with each failure. The random part keeps clients from reconnecting to a restored
 * server at the same moment.
 */
const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** failures) * (0.75 + Math.random() / 2)

const chunks = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / mostCodes) }, (_, n) => codes.slice(n * mostCodes, (n + 1) * mostCodes))

const viewOf = ({ asOf, delay, staleSince, market }: QuotesReply): Partial<FeedView> => ({
  asOf,
  delay,
  isOld: typeof staleSince === 'number',
  market,
})

/** So that the parts that show the time render once a second at most. */
const inWholeSeconds = (change: Partial<FeedView>): Partial<FeedView> =>
  change.asOf === undefined ? change : { ...change, asOf: Math.floor(change.asOf / second) * second }

/**
 * The single market connection of a page. Parts register the codes they want. Their union is requested once as a
 * snapshot and then followed by a stream, which holds the first fifty codes. Other codes, or all codes without a
 * stream, are polled every few seconds. The connection is closed while no code is wanted, the page is hidden or the
 * device is offline.
 * States: idle → opening → live. To polling if the stream does not open, ends twice in a row or stays silent after a
 * drop; the stream is retried with growing pauses. To interrupted if polling fails too. To offline and idle from every
 * state and back.
 */
export class Feed {
  readonly #ways: Ways
  readonly #board: QuoteBoard
  readonly #state = new Observed(emptyView)
  readonly #wanted = new WantedCodes(() => this.#settleSoon())
  #conditions = { isVisible: true, isOnline: true }
  #settling: ReturnType<typeof setTimeout> | undefined
  #polling: ReturnType<typeof setTimeout> | undefined
  #reopening: ReturnType<typeof setTimeout> | undefined
  #stream: Stream | undefined
  #streamFailures = 0
  #pollFailures = 0
  /** aborted when the feed closes, so that its requests end and their answers are ignored */
  #opened = new AbortController()

  constructor(ways: Ways, board: QuoteBoard) {
    this.#ways = ways
    this.#board = board
  }

  view = this.#state.get
  subscribe = this.#state.subscribe

  want(codes: readonly string[]): () => void {
    return this.#wanted.add(codes)
  }

  setConditions(conditions: { isVisible: boolean; isOnline: boolean }): void {
    this.#conditions = conditions
    this.#settle()
  }

  /** Reconnects at once on a person's request, whatever pause was left. */
  retry(): void {
    this.#close()
    this.#settle()
  }

  /** Adds quotes of another answer, except those that the stream delivers, which are newer. */
  offer(quotes: readonly Quote[]): void {
    this.#board.put(quotes.filter(({ code }) => !this.#isStreamed(code)))
  }

  /**
   * Adds the quotes that arrived with the page, unless newer ones are there. A component calls it while it renders.
   * Requested quotes replace them later and have the delay of the person.
   */
  begin(reply: QuotesReply): void {
    if (this.view().asOf !== undefined) return
    this.#board.put(reply.quotes)
    this.#state.changeInRender(inWholeSeconds(viewOf(reply)))
  }

  /** Starts again for another person, because quotes and stream address belong to the previous one. */
  reset(): void {
    this.#close()
    this.#board.clear()
    this.#show(emptyView)
    this.#settle()
  }

  #show(change: Partial<FeedView>): void {
    this.#state.change(inWholeSeconds(change))
  }

  #settleSoon(): void {
    this.#settling ??= setTimeout(() => this.#settle(), together)
  }

  #settle(): void {
    clearTimeout(this.#settling)
    this.#settling = undefined
    const codes = this.#wanted.list()
    const { isVisible, isOnline } = this.#conditions
    if (codes.length === 0 || !isVisible || !isOnline) {
      this.#close()
      this.#show({ link: !isOnline && codes.length > 0 ? 'offline' : 'idle' })
      return
    }
    const streamed = codes.slice(0, mostCodes)
    const isNew = this.view().link === 'idle' || this.view().link === 'offline'
    if (isNew) this.#show({ link: 'opening', error: null })
    // a stream with more codes than wanted needs no reconnect
    const isCovered = streamed.every((code) => this.#stream?.codes.has(code))
    if (isNew || !isCovered || codes.some((code) => !this.#board.get(code))) this.#poll()
    if (!isCovered && this.#reopening === undefined) this.#open(streamed)
  }

  #close(): void {
    this.#opened.abort()
    this.#opened = new AbortController()
    this.#stream?.close()
    this.#stream = undefined
    for (const timer of [this.#settling, this.#polling, this.#reopening]) clearTimeout(timer)
    this.#settling = this.#polling = this.#reopening = undefined
    this.#streamFailures = this.#pollFailures = 0
    if (this.view().link !== 'offline') this.#show({ link: 'idle' })
  }

  #open(codes: readonly string[]): void {
    const { requestStream, openSource } = this.#ways
    if (!openSource) {
      this.#pollInstead()
      return
    }
    this.#stream?.close()
    const { signal } = this.#opened
    const own: Stream = { codes: new Set(codes), isLive: false, close: () => undefined }
    this.#stream = own
    const isOver = () => signal.aborted || this.#stream !== own
    requestStream(codes, signal).then(
      ({ url }) => {
        if (!isOver()) own.close = this.#listen(own, openSource(url))
      },
      (error) => {
        if (isOver()) return
        this.#stream = undefined
        this.#streamFailed(error)
      },
    )
  }

  #listen(own: Stream, source: Source): () => void {
    return listen<StreamEvents>(source, {
      take: {
        reset: (reply) => {
          own.isLive = true
          this.#streamFailures = 0
          this.#board.put(reply.quotes)
          this.#accept('live', reply)
          this.#pollLater()
        },
        // an event id begins with the time of its figures in milliseconds
        quotes: (ticks, id) => {
          this.#board.tick(ticks)
          const asOf = Math.max(this.view().asOf ?? 0, Number.parseInt(id, 10) || 0)
          this.#show({ link: 'live', asOf })
        },
        market: (market) => this.#show({ market }),
        unavailable: () => this.#show({ isUnavailable: true }),
      },
      dropped,
      onEnd: () => {
        this.#stream = undefined
        // The address has expired after an hour, or the server stopped: request a new address.
        if (own.isLive && this.#streamFailures === 0) {
          this.#streamFailures = 1
          this.#settle()
        } else this.#streamFailed(null)
      },
    })
  }

  #accept(link: Link, reply: QuotesReply): void {
    this.#pollFailures = 0
    this.#show({ link, ...viewOf(reply), isUnavailable: false, error: null })
  }

  #streamFailed(error: unknown): void {
    this.#streamFailures++
    clearTimeout(this.#reopening)
    this.#reopening = setTimeout(() => {
      this.#reopening = undefined
      this.#settle()
    }, pauseAfter(this.#streamFailures))
    if (this.view().asOf === undefined && error) this.#show({ error })
    this.#pollInstead()
  }

  #pollInstead(): void {
    const { link, asOf } = this.view()
    if (link === 'live' || (link === 'opening' && asOf !== undefined)) this.#show({ link: 'polling' })
    // a poll in flight schedules the next one itself
    if (this.#polling === undefined) this.#pollLater()
  }

  /** Polls all codes if no stream is live, otherwise those that do not fit in it. */
  #poll(): void {
    clearTimeout(this.#polling)
    this.#polling = undefined
    const { signal } = this.#opened
    const isLive = this.view().link === 'live'
    const all = this.#wanted.list()
    const codes = isLive ? all.filter((code) => !this.#isStreamed(code)) : all
    if (codes.length === 0) {
      this.#show({ isPartlyStale: false })
      return
    }
    Promise.all(chunks(codes).map((chunk) => this.#ways.requestQuotes(chunk, signal))).then(
      (replies) => {
        if (signal.aborted) return
        for (const reply of replies) this.#acceptPolled(reply)
        this.#pollFailures = 0
        this.#show({ isPartlyStale: false })
        this.#pollLater()
      },
      (error) => {
        if (signal.aborted) return
        this.#pollFailures++
        this.#show(this.view().link === 'live' ? { isPartlyStale: true } : { link: 'interrupted', error })
        this.#pollLater()
      },
    )
  }

  /** Ignores figures that a live stream has already replaced by newer ones. */
  #acceptPolled(reply: QuotesReply): void {
    const { link } = this.view()
    this.offer(reply.quotes)
    if (link !== 'live') this.#accept(this.#stream && link === 'opening' ? 'opening' : 'polling', reply)
  }

  #isStreamed(code: string): boolean {
    return Boolean(this.#stream?.isLive && this.#stream.codes.has(code) && this.#board.get(code))
  }

  #pollLater(): void {
    clearTimeout(this.#polling)
    const pause = this.#pollFailures === 0 ? pollEvery : pauseAfter(this.#pollFailures)
    this.#polling = setTimeout(() => this.#poll(), pause)
  }
}
