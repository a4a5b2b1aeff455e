import type { Quote, QuotesReply, QuoteTick } from '@foyer/contract/market'
import type { Source, SourceEvent } from './stream.ts'

export const tickOf = (code: string, price: string, at = 1_000_000): QuoteTick => ({
  code,
  price,
  change: '+1.000',
  percent: '+4.00',
  high: price,
  low: price,
  volume: '1000',
  turnover: '26000',
  at,
})

export const quoteOf = (code: string, price: string, at = 1_000_000): Quote => ({
  ...tickOf(code, price, at),
  name: { 'zh-CN': code, 'zh-HK': code, 'en-US': code },
  kind: 'fund',
  currency: 'HKD',
  lotSize: 500,
  previousClose: '25.000',
  open: price,
  isHalted: false,
  isDelayed: false,
})

export const replyOf = (codes: readonly string[], price = '26.000', asOf = 1_000_000): QuotesReply => ({
  asOf,
  delay: 0,
  market: { state: 'open', next: 'lunch', nextAt: asOf + 1, opensAt: asOf },
  quotes: codes.map((code) => quoteOf(code, price, asOf)),
})

/** Faults of a connection that no real server can be made to give at the right moment. */
export class FakeSource implements Source {
  readonly url: string
  readyState = 0
  readonly #listeners = new Map<string, ((event: SourceEvent) => void)[]>()

  constructor(url: string) {
    this.url = url
  }

  addEventListener(type: string, listener: (event: SourceEvent) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  close(): void {
    this.readyState = 2
  }

  /** What the server sends. */
  send(type: string, data: unknown, lastEventId = ''): void {
    this.readyState = 1
    this.#tell(type, { data: JSON.stringify(data), lastEventId })
  }

  sendText(type: string, data: string): void {
    this.#tell(type, { data })
  }

  /** The connection broke; the browser connects again by itself. */
  drop(): void {
    this.readyState = 0
    this.#tell('error', {})
  }

  reconnect(): void {
    this.readyState = 1
    this.#tell('open', {})
  }

  /** The server refused, and the browser gave up. */
  refuse(): void {
    this.readyState = 2
    this.#tell('error', {})
  }

  #tell(type: string, event: SourceEvent): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event)
  }
}
