/** A value that parts of a page follow, in the form of `useSyncExternalStore`. */
export class Observed<Value extends object> {
  readonly #listeners = new Set<() => void>()
  #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  /** The same object until something in it changes. */
  get = (): Value => this.#value

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Notifies the listeners if something differs. */
  change(change: Partial<Value>): void {
    if ((Object.keys(change) as (keyof Value)[]).every((name) => change[name] === this.#value[name])) return
    this.#value = { ...this.#value, ...change }
    for (const listener of this.#listeners) listener()
  }
}
