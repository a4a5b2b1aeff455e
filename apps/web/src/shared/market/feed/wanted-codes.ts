/** Which codes the parts of a page ask for, each for as long as some part does. */
export class WantedCodes {
  readonly #counts = new Map<string, number>()
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** In the order in which they were first asked for. */
  list(): string[] {
    return [...this.#counts.keys()]
  }

  /** Returns how to let go of them again. */
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
