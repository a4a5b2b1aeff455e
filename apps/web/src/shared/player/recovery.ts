/** Milliseconds before a part that did not come is asked for again; the last one from then on. */
const pauses = [1_000, 2_000, 4_000, 8_000]

/**
 * When to ask again for what did not come: after growing pauses, and at once when the browser says that there is a network
 * again. A film is given up after `most` times in a row, which is about a minute; what is live never is.
 */
export class Recovery {
  readonly #ask: () => void
  readonly #most: number
  readonly #onOnline = () => this.now()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: () => void, most: number) {
    this.#ask = ask
    this.#most = most
    globalThis.addEventListener?.('online', this.#onOnline)
  }

  get isPending(): boolean {
    return this.#timer !== undefined
  }

  /** It failed once more; false where nobody asks again by itself. */
  failed(): boolean {
    clearTimeout(this.#timer)
    if (this.#failures >= this.#most) return false
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)] ?? 0
    this.#failures++
    this.#timer = setTimeout(() => this.now(), pause)
    return true
  }

  /** Something came: the next failure is a first one. */
  succeeded(): void {
    this.#failures = 0
    this.#disarm()
  }

  /** At once, if anything is waited for. */
  now(): void {
    if (this.#timer === undefined) return
    this.#disarm()
    this.#ask()
  }

  /** A person asks: as if nothing had failed before. */
  anew(): void {
    this.succeeded()
    this.#ask()
  }

  close(): void {
    this.#disarm()
    globalThis.removeEventListener?.('online', this.#onOnline)
  }

  #disarm(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
