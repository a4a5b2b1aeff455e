/** What happens when, in simulated milliseconds: acts, and numbers of persons, of whom there may be millions. */
export class Agenda {
  readonly #acts: (() => void)[][]
  readonly #persons: number[][]
  now = 0

  /** @param end milliseconds; what would happen later is dropped */
  constructor(end: number) {
    this.#acts = Array.from({ length: end }, () => [])
    this.#persons = Array.from({ length: end }, () => [])
  }

  get end(): number {
    return this.#acts.length
  }

  /** Calls `act` at a moment, at the earliest in the next millisecond. @returns a function that prevents it */
  at(moment: number, act: () => void): () => void {
    let isCancelled = false
    this.#acts[Math.max(this.now + 1, Math.ceil(moment))]?.push(() => {
      if (!isCancelled) act()
    })
    return () => {
      isCancelled = true
    }
  }

  /** Lets a person act at a moment, at the earliest in the next millisecond. */
  personAt(moment: number, person: number): void {
    this.#persons[Math.max(this.now + 1, Math.ceil(moment))]?.push(person)
  }

  /** Runs to the end. Promises that an act resolved have their effect before the next millisecond. */
  async run(act: (person: number) => void): Promise<void> {
    for (; this.now < this.end; this.now++) {
      const acts = this.#acts[this.now] ?? []
      for (const one of acts) one()
      if (acts.length > 0) for (let turns = 0; turns < 4; turns++) await undefined
      for (const person of this.#persons[this.now] ?? []) act(person)
      this.#acts[this.now] = []
      this.#persons[this.now] = []
    }
  }
}
