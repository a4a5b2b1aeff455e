/** Codes that the parts of a page want, each until the last part that wants it removes it. */
export class WantedCodes {
  readonly #counts = new Map<string, number>()
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Returns the codes in the order in which they were first added. */
  list(): string[] {
    return [...this.#counts.keys()]
  }

  /** Adds codes and returns a function that removes them again. */
  add(codes: readonly string[]): () => void {
    for (const code of codes) this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
    this.#onChange()
    return () => {
      for (const code of codes) {
        const left = (this.#counts.get(code) ?? 1) - 1
        if (left > 0) this.#counts.set(code, left)
        else this.#counts.delete(code)
      }
      this.#onChange()
    }
  }
}
