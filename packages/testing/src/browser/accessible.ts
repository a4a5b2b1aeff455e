import axe from 'axe-core'
import { expect } from 'vitest'
import { isVisible, topmost } from './layout.ts'
import { animationsEnd } from './page.ts'

/** How an element paints its background, and how it blends with what is behind it. */
const backgroundOf = (element: Element): string => {
  const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
  return [element.localName, element.className, backgroundColor, backgroundImage, opacity, filter, position].join()
}

/** The style of each visible text: its colour and size, and the backgrounds of its element and of all around it. */
const textStyles = (): Map<Element, string> => {
  const backgrounds = new Map<Element, string>()
  const backgroundsOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { parentElement: parent } = element
    const around = parent ? backgroundsOf(parent) : document.documentElement.dataset.theme
    const found = `${around} > ${backgroundOf(element)}`
    backgrounds.set(element, found)
    return found
  }
  const styles = new Map<Element, string>()
  const add = (element: Element | null) => {
    if (!element || styles.has(element) || !isVisible(element)) return
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    styles.set(element, [color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join())
  }
  const walker = document.createTreeWalker(topmost(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.trim()) add(node.parentElement)
  for (const field of topmost().querySelectorAll('input, textarea, select')) add(field)
  return styles
}

/** How often a contrast that axe could not compute is computed again in a later state. */
const mostTries = 3
/** By style of text, how often axe computes its contrast again. */
const triesLeft = new Map<string, number>()
const contrast = 'color-contrast'
/** The attribute of elements whose contrast axe computes. */
const mark = 'data-check-contrast'
axe.configure({
  // the report names elements by selector, and axe would serialise each element that a rule examines
  noHtml: true,
  rules: [
    { id: contrast, selector: `[${mark}]` },
    // guards around a menu pass the focus on at once; axe only recognises them if it can tell that the menu is modal
    { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
  ],
})

interface Check {
  /** check only the contrast of text */
  onlyContrast?: boolean
}

/**
 * Fails on any violation that axe finds in the page. Content behind an open dialog is not checked. The contrast of each
 * style of text is computed once: it is most of the work, and the states of a screen share most styles.
 */
export const expectAccessible = async ({ onlyContrast = false }: Check = {}): Promise<void> => {
  await animationsEnd()
  const unchecked = new Map([...textStyles()].filter(([, style]) => triesLeft.get(style) !== 0))
  if (onlyContrast && unchecked.size === 0) return
  for (const element of unchecked.keys()) element.setAttribute(mark, '')
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    // only a rule that is off reads the rules of the sheets, which axe would parse in each run
    preload: { assets: ['media'] },
    ...(onlyContrast && { runOnly: [contrast] }),
  })
  for (const element of unchecked.keys()) element.removeAttribute(mark)
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
  // text over a picture, or below another element
  const undecided = new Set(
    incomplete.flatMap(({ id, nodes }) => (id === contrast ? nodes : [])).map(({ element }) => element),
  )
  for (const [element, style] of unchecked)
    triesLeft.set(style, undecided.has(element as HTMLElement) ? (triesLeft.get(style) ?? mostTries) - 1 : 0)
}
