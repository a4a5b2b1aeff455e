import type { LiveNow } from '@foyer/contract/live'
import { pollEvery } from '@foyer/contract/playback-limits'

/** The part of an event that the feed reads. */
interface SourceEvent {
  data?: unknown
}

/** The part of `EventSource` that the feed uses. A test passes its own. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: SourceEvent) => void): void
  close(): void
}

interface Connection {
  requestNow: () => Promise<LiveNow>
  /** undefined in a browser without `EventSource` */
  openSource: (() => Source) | undefined
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

/** The `readyState` after the browser gives up. In other states the browser reconnects automatically. */
const closed = 2
/**
 * Milliseconds. `first` bounds the wait for the first message, `open` the wait between messages; the server sends a
 * heartbeat every 15 s. `eventsRetryAfter` is the time after which a polling feed tries events again.
 */
const timeouts = { first: 8_000, open: 35_000 }
const eventsRetryAfter = 60_000

/**
 * The live state of a session, received by events. When no events arrive, the feed polls every few seconds and tries
 * events again at intervals.
 */
export class LiveFeed {
  readonly #connection: Connection
  readonly #listeners = new Set<() => void>()
  #view: LiveView = { now: undefined, receivedAt: 0, viewers: undefined, isPolling: false }
  #source: Source | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #reopening: ReturnType<typeof setTimeout> | undefined
  #isOpen = false
  /** number of the current poll loop; a loop with an older number stops */
  #loop = 0

  constructor(connection: Connection) {
    this.#connection = connection
  }

  view = (): LiveView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

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
    this.#endSource()
    clearTimeout(this.#reopening)
    this.#loop++
    this.#show({ isPolling: false })
  }

  #listen(): void {
    const { openSource } = this.#connection
    if (!openSource) return void this.#poll()
    const source = openSource()
    this.#source = source
    const on = <Data>(type: string, accept: (data: Data) => void) =>
      source.addEventListener(type, ({ data }) => {
        if (this.#source !== source) return
        let read: Data
        try {
          read = JSON.parse(String(data)) as Data
        } catch {
          return this.#pollInstead() // another server than ours answers at this address
        }
        this.#onMessage()
        accept(read)
      })
    on<LiveNow>('now', (now) => this.#accept(now))
    on<{ viewers: number }>('viewers', ({ viewers }) => this.#show({ viewers }))
    on('heartbeat', () => undefined)
    source.addEventListener('error', () => {
      if (this.#source === source && source.readyState === closed) this.#pollInstead()
    })
    this.#waitAtMost(timeouts.first)
  }

  /** The stream delivers events, so polling stops. */
  #onMessage(): void {
    this.#waitAtMost(timeouts.open)
    this.#loop++
    this.#show({ isPolling: false })
  }

  #waitAtMost(time: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#pollInstead(), time)
  }

  #endSource(): void {
    clearTimeout(this.#silence)
    this.#source?.close()
    this.#source = undefined
  }

  #pollInstead(): void {
    this.#endSource()
    clearTimeout(this.#reopening)
    this.#reopening = setTimeout(() => this.#listen(), eventsRetryAfter)
    if (!this.#view.isPolling) void this.#poll()
  }

  async #poll(): Promise<void> {
    const loop = ++this.#loop
    this.#show({ isPolling: true })
    while (this.#isOpen && loop === this.#loop) {
      await this.refresh()
      await new Promise((resolve) => setTimeout(resolve, pollEvery * 1_000))
    }
  }

  #accept(now: LiveNow): void {
    this.#show({ now, viewers: now.viewers, receivedAt: performance.now() })
  }

  #show(change: Partial<LiveView>): void {
    const next = { ...this.#view, ...change }
    if ((Object.keys(change) as (keyof LiveView)[]).every((name) => next[name] === this.#view[name])) return
    this.#view = next
    for (const listener of this.#listeners) listener()
  }
}
