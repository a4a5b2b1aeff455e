/** How well a film was played on this device, from the tap on. */
export interface Timings {
  /** milliseconds from the tap to the first picture; undefined where none came */
  startup: number | undefined
  /** how often it had nothing to show, and for how long in all, in milliseconds; jumps are none */
  stalls: number
  stalledFor: number
  /** milliseconds that it really played */
  playedFor: number
}

/** A stopwatch over one showing. `now`: milliseconds of any steady clock. */
export class Stopwatch {
  readonly #now: () => number
  #asked: number | undefined
  #isCalledOff = false
  #startup: number | undefined
  #playingSince: number | undefined
  #stalledSince: number | undefined
  #stalls = 0
  #stalledFor = 0
  #playedFor = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Somebody wants to see it. */
  asked(): void {
    if (this.#isCalledOff) this.#asked = undefined
    this.#isCalledOff = false
    this.#asked ??= this.#now()
  }

  /** Called off before anything was shown: who asks again waits from then on. */
  calledOff(): void {
    this.#isCalledOff = this.#startup === undefined
  }

  get wasAsked(): boolean {
    return this.#asked !== undefined
  }

  playing(): void {
    const now = this.#now()
    if (this.#asked !== undefined) this.#startup ??= now - this.#asked
    this.#endStall(now)
    this.#playingSince ??= now
  }

  /** Nothing to show, though it should play. */
  stalled(): void {
    if (this.#playingSince === undefined) return
    const now = this.#now()
    this.#endPlaying(now)
    this.#stalls++
    this.#stalledSince = now
  }

  /** Paused, over, or somewhere else by a person's own will: nothing is waited for. */
  rests(): void {
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
