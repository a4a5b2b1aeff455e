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

/** A source with faults that a real server cannot produce at a chosen moment. */
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

  /** Simulates an event from the server. */
  send(type: string, data: unknown, lastEventId = ''): void {
    this.readyState = 1
    this.#notify(type, { data: JSON.stringify(data), lastEventId })
  }

  sendText(type: string, data: string): void {
    this.#notify(type, { data })
  }

  /** Simulates a broken connection, after which the browser reconnects automatically. */
  drop(): void {
    this.readyState = 0
    this.#notify('error', {})
  }

  reconnect(): void {
    this.readyState = 1
    this.#notify('open', {})
  }

  /** Simulates a refusal by the server, after which the browser gives up. */
  refuse(): void {
    this.readyState = 2
    this.#notify('error', {})
  }

  #notify(type: string, event: SourceEvent): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event)
  }
}
