/** What a person does to a page: wait for something to be there, tap it, type into it. */

/** Milliseconds: ten clients may be proving at once that their devices are no robots. */
const patience = 60_000

/** Milliseconds between two looks. */
const pause = 100

/** Asks again and again until there is an answer. Rejects in the words given once patience is at an end. */
export const until = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`no ${what} within ${patience / 1000} s`)
}

export const shown = <E extends HTMLElement>(what: string, selector: string): Promise<E> =>
  until(what, () => document.querySelector<E>(selector) ?? undefined)

export const tap = async (what: string, selector: string): Promise<void> => (await shown(what, selector)).click()

/** Sets a value as typing does: the page hears of it. */
export const type = async (what: string, selector: string, text: string): Promise<void> => {
  const input = await shown<HTMLInputElement>(what, selector)
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
