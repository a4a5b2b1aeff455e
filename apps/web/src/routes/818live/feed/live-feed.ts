import type { LiveEvents, LiveNow } from '@foyer/api/live'
import { pollEvery } from '@foyer/api/playback-limits'
import type { Source } from '../../../shared/streams/event-source.ts'
import { listen } from '../../../shared/streams/listen.ts'
import { Observed } from '../../../shared/streams/observed.ts'

interface Connection {
  requestNow: () => Promise<LiveNow>
  /** the address of the events */
  url: string
  /** undefined where the page cannot receive events */
  openSource: ((url: string) => Source) | undefined
}

export interface LiveView {
  /** the latest state; undefined before the first */
  readonly now: LiveNow | undefined
  /** value of `performance.now()` when the state arrived */
  readonly receivedAt: number
  readonly viewers: number | undefined
  /** whether the feed polls every few seconds because no events arrive */
  readonly isPolling: boolean
}

/** Milliseconds after which a polling feed tries events again. */
const eventsRetryAfter = 60_000

/**
 * The live state of a session, received by events. When no events arrive, the feed polls every few seconds and tries
 * events again at intervals.
 */
export class LiveFeed {
  readonly #connection: Connection
  readonly #state = new Observed<LiveView>({ now: undefined, receivedAt: 0, viewers: undefined, isPolling: false })
  #endStream: (() => void) | undefined
  #reopening: ReturnType<typeof setTimeout> | undefined
  #isOpen = false
  /** number of the current poll loop; a loop with an older number stops */
  #loop = 0

  constructor(connection: Connection) {
    this.#connection = connection
  }

  view = this.#state.get
  subscribe = this.#state.subscribe

  open(): () => void {
    this.#isOpen = true
    this.#listen()
    return () => this.#close()
  }

  /** Polls once immediately, for example at a scheduled moment or when the network is back. */
  async refresh(): Promise<void> {
    const now = await this.#connection.requestNow().catch(() => undefined)
    if (now && this.#isOpen) this.#accept(now)
  }

  #close(): void {
    this.#isOpen = false
    this.#endStream?.()
    clearTimeout(this.#reopening)
    this.#stopPolling()
  }

  #listen(): void {
    const { url, openSource } = this.#connection
    if (!openSource) return void this.#poll()
    this.#endStream = listen<LiveEvents>(openSource(url), {
      take: {
        now: (now) => {
          this.#stopPolling()
          this.#accept(now)
        },
        viewers: ({ viewers }) => {
          this.#stopPolling()
          this.#state.change({ viewers })
        },
      },
      onEnd: () => this.#pollInstead(),
    })
  }

  #stopPolling(): void {
    this.#loop++
    this.#state.change({ isPolling: false })
  }

  #pollInstead(): void {
    clearTimeout(this.#reopening)
    this.#reopening = setTimeout(() => this.#listen(), eventsRetryAfter)
    if (!this.view().isPolling) void this.#poll()
  }

  async #poll(): Promise<void> {
    const loop = ++this.#loop
    this.#state.change({ isPolling: true })
    while (this.#isOpen && loop === this.#loop) {
      await this.refresh()
      await new Promise((resolve) => setTimeout(resolve, pollEvery * 1_000))
    }
  }

  #accept(now: LiveNow): void {
    // a request may be answered after an event that is newer
    if (now.asOf < (this.view().now?.asOf ?? 0)) return
    this.#state.change({ now, viewers: now.viewers, receivedAt: performance.now() })
  }
}
