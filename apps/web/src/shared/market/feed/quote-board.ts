import type { InstrumentFacts, Quote, QuoteTick } from '@foyer/contract/market'

/** Rows that take a new figure in one frame: a tick of fifty comes to rest before the next, and no frame stutters. */
const rowsPerFrame = 4

type Listener = () => void

/** What of a quote does not move with it; the same object until something of it changes. */
export type Standing = InstrumentFacts & Pick<Quote, 'isHalted'>

const standingOf = ({ code, name, kind, currency, lotSize, isHalted }: Quote): Standing => ({
  code,
  name,
  kind,
  currency,
  lotSize,
  isHalted,
})

/**
 * The newest quotes by code, and who shows which. What comes is kept at once and told a frame later, a few codes in each, so
 * that a burst of ticks never costs a frame more than it has; of several ticks of a code between two frames the last is told.
 */
export class QuoteBoard {
  readonly #quotes = new Map<string, Quote>()
  readonly #standing = new Map<string, Standing>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #changed = new Set<string>()
  readonly #nextFrame: (work: () => void) => void
  #isScheduled = false

  /** @param nextFrame `requestAnimationFrame`, or what stands for it in a test */
  constructor(nextFrame: (work: () => void) => void) {
    this.#nextFrame = nextFrame
  }

  get = (code: string): Quote | undefined => this.#quotes.get(code)

  standing = (code: string): Standing | undefined => this.#standing.get(code)

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
      // within a page an instrument changes nothing of it but that it is halted
      if (this.#standing.get(quote.code)?.isHalted !== quote.isHalted) this.#standing.set(quote.code, standingOf(quote))
      this.#keep(quote.code, quote)
    }
  }

  /** Ticks of codes whose quote never came are dropped: a reset brings them whole. */
  tick(ticks: readonly QuoteTick[]): void {
    for (const tick of ticks) {
      const quote = this.#quotes.get(tick.code)
      if (quote) this.#keep(tick.code, { ...quote, ...tick })
    }
  }

  /** Forgets every quote, and has whoever shows one told. */
  clear(): void {
    const codes = [...this.#quotes.keys()]
    this.#quotes.clear()
    this.#standing.clear()
    for (const code of codes) this.#tellSoon(code)
  }

  #keep(code: string, quote: Quote): void {
    this.#quotes.set(code, quote)
    this.#tellSoon(code)
  }

  #tellSoon(code: string): void {
    if (!this.#listeners.has(code)) return
    this.#changed.add(code)
    if (this.#isScheduled) return
    this.#isScheduled = true
    // to read what came is enough for the frame it came in
    this.#nextFrame(() => this.#tellNext())
  }

  #tellNext(): void {
    this.#nextFrame(() => this.#tell())
  }

  #tell(): void {
    let left = rowsPerFrame
    for (const code of this.#changed) {
      if (left === 0) {
        this.#tellNext()
        return
      }
      left--
      this.#changed.delete(code)
      for (const listener of this.#listeners.get(code) ?? []) listener()
    }
    this.#isScheduled = false
  }
}
