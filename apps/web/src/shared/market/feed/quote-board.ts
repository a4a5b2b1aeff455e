import type { InstrumentFacts, Quote, QuoteTick } from '@foyer/api/market'

/**
 * Codes notified per frame. The rows of a screen fit in one frame, because each frame costs a slow phone more than the
 * rows in it. A tick of fifty codes that all have rows takes a few, so that no frame is late.
 */
const codesPerFrame = 16

type Schedule = (work: () => void) => void
type Listener = () => void
type Listeners = Map<string, Set<Listener>>

/** The fields of a quote that do not move with the price; the same object until one of them changes. */
export type InstrumentStatus = InstrumentFacts & Pick<Quote, 'isHalted'>

const instrumentOf = ({ code, name, kind, currency, lotSize, isHalted }: Quote): InstrumentStatus => ({
  code,
  name,
  kind,
  currency,
  lotSize,
  isHalted,
})

const subscribeIn = (listeners: Listeners, code: string, listener: Listener): (() => void) => {
  const of = listeners.get(code) ?? new Set()
  listeners.set(code, of.add(listener))
  return () => {
    of.delete(listener)
    if (of.size === 0) listeners.delete(code)
  }
}

/**
 * The newest quotes by code, with subscriptions per code. A quote is stored at once and its listeners are notified in
 * a later frame, those of a whole screen together. Several changes of a code between two frames notify once.
 */
export class QuoteBoard {
  readonly #quotes = new Map<string, Quote>()
  readonly #instruments = new Map<string, InstrumentStatus>()
  readonly #listeners: Listeners = new Map()
  readonly #instrumentListeners: Listeners = new Map()
  readonly #changed = new Set<ReadonlySet<Listener>>()
  readonly #nextFrame: Schedule
  readonly #nextBurst: Schedule
  #isScheduled = false

  /**
   * @param nextFrame `requestAnimationFrame`, or a replacement in a test
   * @param nextBurst runs the first work after a pause in a frame too, but may wait longer
   */
  constructor(nextFrame: Schedule, nextBurst = nextFrame) {
    this.#nextFrame = nextFrame
    this.#nextBurst = nextBurst
  }

  get = (code: string): Quote | undefined => this.#quotes.get(code)

  instrument = (code: string): InstrumentStatus | undefined => this.#instruments.get(code)

  subscribe = (code: string, listener: Listener): (() => void) => subscribeIn(this.#listeners, code, listener)

  /** Notifies only of changes of what does not move with the price. */
  subscribeToInstrument = (code: string, listener: Listener): (() => void) =>
    subscribeIn(this.#instrumentListeners, code, listener)

  put(quotes: readonly Quote[]): void {
    for (const quote of quotes) {
      // within a page's lifetime, only `isHalted` of these fields changes
      if (this.#instruments.get(quote.code)?.isHalted !== quote.isHalted) {
        this.#instruments.set(quote.code, instrumentOf(quote))
        this.#notifySoon(this.#instrumentListeners.get(quote.code))
      }
      this.#store(quote.code, quote)
    }
  }

  /** Ignores ticks of codes without a quote; a reset brings complete quotes. */
  tick(ticks: readonly QuoteTick[]): void {
    for (const tick of ticks) {
      const quote = this.#quotes.get(tick.code)
      if (quote) this.#store(tick.code, { ...quote, ...tick })
    }
  }

  /** Deletes every quote and notifies all listeners. */
  clear(): void {
    const codes = [...this.#quotes.keys()]
    this.#quotes.clear()
    this.#instruments.clear()
    for (const listeners of [this.#listeners, this.#instrumentListeners])
      for (const code of codes) this.#notifySoon(listeners.get(code))
  }

  #store(code: string, quote: Quote): void {
    this.#quotes.set(code, quote)
    this.#notifySoon(this.#listeners.get(code))
  }

  #notifySoon(listeners: ReadonlySet<Listener> | undefined): void {
    if (!listeners) return
    this.#changed.add(listeners)
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#nextBurst(() => this.#notify())
  }

  #notify(): void {
    let left = codesPerFrame
    for (const listeners of this.#changed) {
      if (left === 0) {
        this.#nextFrame(() => this.#notify())
        return
      }
      left--
      this.#changed.delete(listeners)
      for (const listener of listeners) listener()
    }
    this.#isScheduled = false
  }
}
