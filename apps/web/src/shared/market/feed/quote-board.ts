import type { Quote, QuoteTick } from '@foyer/contract/market'

/** Rows that take a new figure in one frame: a tick of fifty comes to rest within four, and none of them stutters. */
const rowsPerFrame = 16

type Listener = () => void

/**
 * The newest quotes by code, and who shows which. What comes is kept at once and told a frame later, a few codes in each, so
 * that a burst of ticks never costs a frame more than it has; of several ticks of a code between two frames the last is told.
 */
export class QuoteBoard {
  readonly #quotes = new Map<string, Quote>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #changed = new Set<string>()
  readonly #nextFrame: (work: () => void) => void
  #isScheduled = false

  /** @param nextFrame `requestAnimationFrame`, or what stands for it in a test */
  constructor(nextFrame: (work: () => void) => void) {
    this.#nextFrame = nextFrame
  }

  get = (code: string): Quote | undefined => this.#quotes.get(code)

  subscribe = (code: string, listener: Listener): (() => void) => {
    const of = this.#listeners.get(code) ?? new Set()
    this.#listeners.set(code, of.add(listener))
    return () => {
      of.delete(listener)
      if (of.size === 0) this.#listeners.delete(code)
    }
  }

  put(quotes: readonly Quote[]): void {
    for (const quote of quotes) this.#keep(quote.code, quote)
  }

  /** Ticks of codes whose quote never came are dropped: a reset brings them whole. */
  tick(ticks: readonly QuoteTick[]): void {
    for (const tick of ticks) {
      const quote = this.#quotes.get(tick.code)
      if (quote) this.#keep(tick.code, { ...quote, ...tick })
    }
  }

  #keep(code: string, quote: Quote): void {
    this.#quotes.set(code, quote)
    if (!this.#listeners.has(code)) return
    this.#changed.add(code)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#nextFrame(() => {
      this.#isScheduled = false
      this.#tell()
    })
  }

  #tell(): void {
    let left = rowsPerFrame
    for (const code of this.#changed) {
      if (left === 0) {
        this.#schedule()
        return
      }
      left--
      this.#changed.delete(code)
      for (const listener of this.#listeners.get(code) ?? []) listener()
    }
  }
}
