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
    if (this.#set(change)) this.#notify()
  }

  /** For a component that renders, which must not make others render: notifies the listeners when its work is done. */
  changeInRender(change: Partial<Value>): void {
    if (this.#set(change)) queueMicrotask(() => this.#notify())
  }

  /** Returns whether something differs. */
  #set(change: Partial<Value>): boolean {
    if ((Object.keys(change) as (keyof Value)[]).every((name) => change[name] === this.#value[name])) return false
    this.#value = { ...this.#value, ...change }
    return true
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
