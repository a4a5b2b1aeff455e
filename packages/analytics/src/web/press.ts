import type { PressedElement } from '../page/page.ts'

const pressable = 'a, button, [role=button], summary, input, select, textarea, label'
const fields = 'input, select, textarea, [contenteditable], [data-private]'

const step = (element: Element): string => {
  const { id, tagName, parentElement } = element
  const name = tagName.toLowerCase()
  if (id) return `#${id}`
  const same = [...(parentElement?.children ?? [])].filter((one) => one.tagName === tagName)
  return same.length > 1 ? `${name}:nth-of-type(${same.indexOf(element) + 1})` : name
}

const selectorOf = (element: Element): string => {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== at.ownerDocument.body; at = at.parentElement) {
    steps.unshift(step(at))
    if (at.id) break
  }
  return steps.join(' > ')
}

/** What was pressed, if it is something to press; of fields and of what is marked private never the words. */
export const pressedElement = ({ target, pageX, pageY }: MouseEvent): PressedElement | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
  if (!element) return undefined
  const isSilent = element.closest(fields) !== null || element.querySelector(fields) !== null
  return {
    type: element.tagName.toLowerCase(),
    id: element.id,
    className: element.getAttribute('class') ?? '',
    text: isSilent ? '' : (element.textContent ?? ''),
    selector: selectorOf(element),
    href: element instanceof HTMLAnchorElement ? element.href : '',
    x: Math.round(pageX),
    y: Math.round(pageY),
  }
}
