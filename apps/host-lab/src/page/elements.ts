type Attributes = Readonly<Record<string, string | boolean | undefined>>

/**
 * Creates an element with attributes and content. `true` sets an attribute without a value; `false` and undefined omit
 * it.
 */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...content)
  return made
}

/** Returns an element of the page's own markup. */
export const byId = <E extends HTMLElement>(id: string): E => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found as E
}
