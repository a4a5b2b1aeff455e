import type { LiveNow } from '@foyer/contract/live'
import { pollEvery } from '@foyer/contract/playback-limits'

/** What is used of its events. */
interface SourceEvent {
  data?: unknown
}

/** What is used of an EventSource; a test brings its own. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: SourceEvent) => void): void
  close(): void
}

interface Ways {
  askNow: () => Promise<LiveNow>
  /** absent where there is no EventSource */
  openSource: (() => Source) | undefined
}

export interface LiveView {
  /** the newest word; undefined before the first */
  readonly now: LiveNow | undefined
  /** reading of the page's own stopwatch when it came */
  readonly receivedAt: number
  readonly viewers: number | undefined
  /** by asking every few seconds, as events do not come through */
  readonly isPolling: boolean
}

/** The browser gave up; else it connects again by itself. */
const closed = 2
/**
 * Milliseconds. How long a stream may say nothing at first, and while it is open: the server gives a beat every 15 s. How
 * long until events are tried again beside asking.
 */
const patience = { first: 8_000, open: 35_000 }
const tryAgainAfter = 60_000

/**
 * What moves in a session: events, or an answer every few seconds where none come through; events are tried again all the
 * while.
 */
export class LiveFeed {
  readonly #ways: Ways
  readonly #listeners = new Set<() => void>()
  #view: LiveView = { now: undefined, receivedAt: 0, viewers: undefined, isPolling: false }
  #source: Source | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #reopening: ReturnType<typeof setTimeout> | undefined
  #isOpen = false
  /** of asking: whoever asks in an older one stops */
  #turn = 0

  constructor(ways: Ways) {
    this.#ways = ways
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

  /** Asks once, at once: a moment has come, or a network. */
  async ask(): Promise<void> {
    const now = await this.#ways.askNow().catch(() => undefined)
    if (now && this.#isOpen) this.#take(now)
  }

  #close(): void {
    this.#isOpen = false
    this.#endSource()
    clearTimeout(this.#reopening)
    this.#turn++
    this.#show({ isPolling: false })
  }

  #listen(): void {
    const { openSource } = this.#ways
    if (!openSource) return void this.#poll()
    const source = openSource()
    this.#source = source
    const on = <Data>(type: string, take: (data: Data) => void) =>
      source.addEventListener(type, ({ data }) => {
        if (this.#source !== source) return
        let read: Data
        try {
          read = JSON.parse(String(data)) as Data
        } catch {
          return this.#pollInstead() // whatever answers there is not our server
        }
        this.#heard()
        take(read)
      })
    on<LiveNow>('now', (now) => this.#take(now))
    on<{ viewers: number }>('viewers', ({ viewers }) => this.#show({ viewers }))
    on('beat', () => undefined)
    source.addEventListener('error', () => {
      if (this.#source === source && source.readyState === closed) this.#pollInstead()
    })
    this.#waitAtMost(patience.first)
  }

  /** The stream is there: nobody need ask beside it. */
  #heard(): void {
    this.#waitAtMost(patience.open)
    this.#turn++
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
    this.#reopening = setTimeout(() => this.#listen(), tryAgainAfter)
    if (!this.#view.isPolling) void this.#poll()
  }

  async #poll(): Promise<void> {
    const turn = ++this.#turn
    this.#show({ isPolling: true })
    while (this.#isOpen && turn === this.#turn) {
      await this.ask()
      await new Promise((resolve) => setTimeout(resolve, pollEvery * 1_000))
    }
  }

  #take(now: LiveNow): void {
    this.#show({ now, viewers: now.viewers, receivedAt: performance.now() })
  }

  #show(change: Partial<LiveView>): void {
    const next = { ...this.#view, ...change }
    if ((Object.keys(change) as (keyof LiveView)[]).every((name) => next[name] === this.#view[name])) return
    this.#view = next
    for (const listener of this.#listeners) listener()
  }
}
