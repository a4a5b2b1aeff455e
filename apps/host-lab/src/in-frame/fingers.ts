/** Actions of a person on a page: wait for an element, tap it, type into it. */

/** Milliseconds: ten clients may compute their proof of work at the same time. */
const timeout = 60_000

/** Milliseconds between two checks. */
const pause = 100

/** Repeats `look` until it returns a value. Rejects with `what` after the time-out. */
export const until = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`no ${what} within ${timeout / 1000} s`)
}

export const shown = <E extends HTMLElement>(what: string, selector: string): Promise<E> =>
  until(what, () => document.querySelector<E>(selector) ?? undefined)

export const tap = async (what: string, selector: string): Promise<void> => (await shown(what, selector)).click()

/** Sets a value with the events that typing sends. */
export const type = async (what: string, selector: string, text: string): Promise<void> => {
  const input = await shown<HTMLInputElement>(what, selector)
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
