/** Playback quality on this device, measured from the first tap. */
export interface Timings {
  /** milliseconds from the tap to the first picture; undefined without a picture */
  startup: number | undefined
  /** number of stalls and their total milliseconds; seeking is not a stall */
  stalls: number
  stalledFor: number
  /** milliseconds of actual playback */
  playedFor: number
}

/** Measures one playback. `now`: milliseconds of a monotonic clock. */
export class Stopwatch {
  readonly #now: () => number
  #requestedAt: number | undefined
  #isCancelled = false
  #startup: number | undefined
  #playingSince: number | undefined
  #stalledSince: number | undefined
  #stalls = 0
  #stalledFor = 0
  #playedFor = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Play was requested. */
  requested(): void {
    if (this.#isCancelled) this.#requestedAt = undefined
    this.#isCancelled = false
    this.#requestedAt ??= this.#now()
  }

  /** Play was cancelled before the first picture, so the next request starts the measurement again. */
  cancelled(): void {
    this.#isCancelled = this.#startup === undefined
  }

  get wasRequested(): boolean {
    return this.#requestedAt !== undefined
  }

  playing(): void {
    const now = this.#now()
    if (this.#requestedAt !== undefined) this.#startup ??= now - this.#requestedAt
    this.#endStall(now)
    this.#playingSince ??= now
  }

  /** The buffer is empty although the film should play. */
  stalled(): void {
    if (this.#playingSince === undefined) return
    const now = this.#now()
    this.#endPlaying(now)
    this.#stalls++
    this.#stalledSince = now
  }

  /** The film is paused, over, or seeking on request, so no wait is measured. */
  notWaiting(): void {
    const now = this.#now()
    this.#endPlaying(now)
    this.#endStall(now)
  }

  read(): Timings {
    const now = this.#now()
    const whole = (time: number) => Math.round(time)
    return {
      startup: this.#startup === undefined ? undefined : whole(this.#startup),
      stalls: this.#stalls,
      stalledFor: whole(this.#stalledFor + (this.#stalledSince === undefined ? 0 : now - this.#stalledSince)),
      playedFor: whole(this.#playedFor + (this.#playingSince === undefined ? 0 : now - this.#playingSince)),
    }
  }

  #endPlaying(now: number): void {
    if (this.#playingSince !== undefined) this.#playedFor += now - this.#playingSince
    this.#playingSince = undefined
  }

  #endStall(now: number): void {
    if (this.#stalledSince !== undefined) this.#stalledFor += now - this.#stalledSince
    this.#stalledSince = undefined
  }
}
