import type { Quote, QuotesReply } from '@foyer/api/market'
import type { Page } from '@playwright/test'

/** A quote after `step` steps. Each step changes every quote, as on the busiest of days. */
const stepped = (quote: Quote, step: number): Quote => {
  const thousandths = Number(quote.price.replace('.', '')) + ((step * 7) % 11) * 10
  const price = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
  const sign = step % 2 ? '+' : '-'
  return { ...quote, price, change: `${sign}0.${String(100 + step)}`, percent: `${sign}1.${String(10 + (step % 90))}` }
}

/**
 * Replaces only the connection, which no test can make tick on schedule. It delivers prepared text as from the wire, so
 * that parsing costs what it does in reality.
 */
const tickingSource = ({ reset, ticks, every }: { reset: string; ticks: readonly string[]; every: number }) => {
  class Ticking extends EventTarget {
    readyState = 1
    #next = 0
    #timer: ReturnType<typeof setInterval> | undefined
    constructor() {
      super()
      setTimeout(() => this.dispatchEvent(new MessageEvent('reset', { data: reset })))
      if (ticks.length === 0) return
      this.#timer = setInterval(() => {
        Object.assign(globalThis, { ticksDelivered: this.#next })
        const data = ticks[this.#next++ % ticks.length] ?? ''
        this.dispatchEvent(new MessageEvent('quotes', { data, lastEventId: `${Date.now()}-bench` }))
      }, every)
    }
    close() {
      clearInterval(this.#timer)
    }
  }
  Object.assign(globalThis, { EventSource: Ticking })
}

/** Forty ticks of all quotes, as text from the wire. */
export const ticksOf = ({ quotes }: QuotesReply): string[] =>
  Array.from({ length: 40 }, (_, step) => JSON.stringify(quotes.map((quote) => stepped(quote, step))))

/** Replaces the connection of the pages that open from now on: these ticks in turn, one after `every` milliseconds. */
export const tickEvery = (
  page: Page,
  reset: QuotesReply,
  { ticks, every }: { ticks: readonly string[]; every: number },
): Promise<unknown> => page.addInitScript(tickingSource, { reset: JSON.stringify(reset), ticks, every })
