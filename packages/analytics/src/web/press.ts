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

/**
 * The pressed element, if it can be pressed. The text of fields and of what is marked private is left out. What is
 * marked secret counts as never pressed, since the position of a password's key would reveal it.
 */
export const pressedElement = ({ target, pageX, pageY }: MouseEvent): PressedElement | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
  if (!element || element.closest('[data-secret]')) return undefined
  const isSilent = element.closest(fields) !== null || element.querySelector(fields) !== null
  return {
    $element_type: element.tagName.toLowerCase(),
    $element_id: element.id,
    $element_class_name: element.getAttribute('class') ?? '',
    $element_content: isSilent ? '' : (element.textContent ?? ''),
    $element_selector: selectorOf(element),
    $element_target_url: element instanceof HTMLAnchorElement ? element.href : '',
    $page_x: Math.round(pageX),
    $page_y: Math.round(pageY),
  }
}
