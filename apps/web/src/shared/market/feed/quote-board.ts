import type { InstrumentFacts, Quote, QuoteTick } from '@foyer/api/market'

/** Rows notified per frame, so that a tick of fifty codes is done before the next tick and no frame is late. */
const rowsPerFrame = 4

type Listener = () => void

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

/**
 * The newest quotes by code, with subscriptions per code. A quote is stored at once and its listeners are notified from
 * the next frame on, a few codes per frame, so that a burst of ticks does not delay a frame. Several changes of a code
 * between two frames notify once.
 */
export class QuoteBoard {
  readonly #quotes = new Map<string, Quote>()
  readonly #instruments = new Map<string, InstrumentStatus>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #changed = new Set<string>()
  readonly #nextFrame: (work: () => void) => void
  #isScheduled = false

  /** @param nextFrame `requestAnimationFrame`, or a replacement in a test */
  constructor(nextFrame: (work: () => void) => void) {
    this.#nextFrame = nextFrame
  }

  get = (code: string): Quote | undefined => this.#quotes.get(code)

  instrument = (code: string): InstrumentStatus | undefined => this.#instruments.get(code)

  subscribe = (code: string, listener: Listener): (() => void) => {
    const of = this.#listeners.get(code) ?? new Set()
    this.#listeners.set(code, of.add(listener))
    return () => {
      of.delete(listener)
      if (of.size === 0) this.#listeners.delete(code)
    }
  }

  put(quotes: readonly Quote[]): void {
    for (const quote of quotes) {
      // within a page's lifetime, only `isHalted` of these fields changes
      if (this.#instruments.get(quote.code)?.isHalted !== quote.isHalted)
        this.#instruments.set(quote.code, instrumentOf(quote))
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
    for (const code of codes) this.#notifySoon(code)
  }

  #store(code: string, quote: Quote): void {
    this.#quotes.set(code, quote)
    this.#notifySoon(code)
  }

  #notifySoon(code: string): void {
    if (!this.#listeners.has(code)) return
    this.#changed.add(code)
    if (this.#isScheduled) return
    this.#isScheduled = true
    // the frame in which quotes arrive only stores them, and the frame after it notifies
    this.#nextFrame(() => this.#notifyNextFrame())
  }

  #notifyNextFrame(): void {
    this.#nextFrame(() => this.#notify())
  }

  #notify(): void {
    let left = rowsPerFrame
    for (const code of this.#changed) {
      if (left === 0) {
        this.#notifyNextFrame()
        return
      }
      left--
      this.#changed.delete(code)
      for (const listener of this.#listeners.get(code) ?? []) listener()
    }
    this.#isScheduled = false
  }
}
