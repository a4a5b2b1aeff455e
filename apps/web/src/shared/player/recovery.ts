/** Milliseconds before a failed request is retried; the last value repeats. */
const pauses = [1_000, 2_000, 4_000, 8_000]

/**
 * Schedules retries of failed requests: after growing pauses, and at once when the browser is online again. A film is
 * given up after `most` failures in a row, which takes about a minute. A live stream is never given up.
 */
export class Recovery {
  readonly #retry: () => void
  readonly #most: number
  readonly #onOnline = () => this.now()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(retry: () => void, most: number) {
    this.#retry = retry
    this.#most = most
    globalThis.addEventListener?.('online', this.#onOnline)
  }

  get isPending(): boolean {
    return this.#timer !== undefined
  }

  /** Records a failure and schedules a retry. Returns false if there is no further automatic retry. */
  failed(): boolean {
    clearTimeout(this.#timer)
    if (this.#failures >= this.#most) return false
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)] ?? 0
    this.#failures++
    this.#timer = setTimeout(() => this.now(), pause)
    return true
  }

  /** Records a success, so that the next failure counts as the first. */
  succeeded(): void {
    this.#failures = 0
    this.#disarm()
  }

  /** Retries at once if a retry is pending. */
  now(): void {
    if (this.#timer === undefined) return
    this.#disarm()
    this.#retry()
  }

  /** Retries for a person, as if nothing had failed before. */
  anew(): void {
    this.succeeded()
    this.#retry()
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
