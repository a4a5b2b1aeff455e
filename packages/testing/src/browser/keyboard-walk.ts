import { userEvent } from 'vitest/browser'

export interface Walk {
  /** controls that a mouse reaches and the keyboard does not, by Tab or by an arrow key from a Tab stop */
  missed: string[]
  /** controls that get the focus and do not show it */
  unseen: string[]
}

const operable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

const isReachable = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.checkVisibility() &&
  !element.matches(':disabled, [inert] *, [aria-disabled="true"][tabindex="-1"]')

/** The controls of a group, of which only one is a Tab stop; arrow keys reach the others. */
const groupOf = (element: Element): Iterable<Element> => {
  const group =
    element.role === 'spinbutton'
      ? element.parentElement
      : element.closest('[role="tablist"], [role="radiogroup"], [role="grid"], [role="listbox"]')
  const radios =
    element instanceof HTMLInputElement && element.type === 'radio' ? document.getElementsByName(element.name) : []
  return [element, ...(group?.querySelectorAll('*') ?? []), ...radios]
}

const hasRing = (element: Element): boolean => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
}

/**
 * Whether the focus is visible: by a ring on the element itself, on the element around a field, or on the label of a
 * hidden control.
 */
const showsFocus = (element: Element): boolean =>
  [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement].some(
    (each) => each && hasRing(each),
  )

/** Moves through the page by Tab once, and records which controls within `scope` were reached. */
export const walk = async (scope: string): Promise<Walk> => {
  const left = new Set([...document.querySelectorAll(`:is(${scope}) :is(${operable})`)].filter(isReachable))
  const unseen = new Set<string>()
  document.body.tabIndex = -1
  document.body.focus()
  const stops = document.querySelectorAll(operable).length
  // a list that grows during the walk has more stops than at its beginning
  for (let stop = 0; left.size > 0 && stop < 2 * stops + 60; stop += 1) {
    await userEvent.tab()
    const element = document.activeElement
    if (!element || element === document.body) continue
    for (const reached of groupOf(element)) left.delete(reached)
    if (element.closest(scope) && !showsFocus(element)) unseen.add(element.outerHTML.slice(0, 120))
  }
  document.body.removeAttribute('tabindex')
  return { missed: [...left].map((element) => element.outerHTML.slice(0, 120)), unseen: [...unseen] }
}
