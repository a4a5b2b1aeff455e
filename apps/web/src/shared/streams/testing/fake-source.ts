import type { Source, SourceEvent } from '../event-source.ts'

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
