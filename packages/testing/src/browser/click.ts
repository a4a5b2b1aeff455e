import { Locator } from '@vitest/browser/locators'
import { commands } from 'vitest/browser'

// those of the browser, since a test may replace them by fake ones
const nextFrame = requestAnimationFrame.bind(globalThis)
const now = performance.now.bind(performance)
/** Milliseconds after which a click fails. */
const timeLimit = 10_000

/** Where the element scrolls to, in turn, until nothing covers it. */
const alignments = ['nearest', 'center', 'end', 'start'] as const

const isOnElement = (hit: Element | null, element: Element): boolean =>
  hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)

/** The middle of the first line box of an element that can be clicked, or why it cannot. */
const clickPoint = (element: Element): [x: number, y: number] | string => {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is invisible'
  if (element.matches(':disabled') || element.closest('[aria-disabled="true"]')) return 'it is disabled'
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
  if (!box) return 'it has no size'
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  return isOnElement(hit, element) ? [x, y] : `${hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen'} covers it`
}

const eventsOfClick = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/**
 * Clicks at a point with the real mouse. If the element moved away before the mouse button is pressed, the page gets
 * none of the events.
 *
 * @returns whether the element got the click
 */
const clickAt = async (element: Element, [x, y]: readonly [x: number, y: number]): Promise<boolean> => {
  let isHit: boolean | undefined
  const check = (event: Event) => {
    isHit ??= isOnElement(event.target as Element, element)
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of eventsOfClick) addEventListener(type, check, { capture: true })
  try {
    await commands.clickAt(x, y)
  } finally {
    for (const type of eventsOfClick) removeEventListener(type, check, { capture: true })
  }
  return isHit === true
}

/**
 * Clicks a locator's element with the real mouse once a person could: it is the only one, visible, enabled, does not
 * move, and nothing covers it. Playwright's click checks the same from outside the page, in six times the time
 * (decision 0147).
 *
 * @throws Error after 10 s that says why the element cannot be clicked
 */
const click = async (locator: Locator): Promise<void> => {
  const end = now() + timeLimit
  let previous = ''
  for (let tries = 0; now() < end; ) {
    const [element, ...others] = locator.elements()
    const point = element && others.length === 0 ? clickPoint(element) : 'the locator finds not exactly one element'
    if (element && typeof point !== 'string' && String(point) === previous && (await clickAt(element, point))) return
    if (element && typeof point === 'string') {
      element.scrollIntoView({ block: alignments[tries % alignments.length] ?? 'nearest', behavior: 'instant' })
      tries += 1
    }
    previous = String(point)
    await new Promise((resolve) => nextFrame(resolve))
  }
  throw new Error(`cannot click ${locator.selector}: ${previous}`)
}

const clickWithOptions = Locator.prototype.click
Locator.prototype.click = function (this: Locator, options?: Parameters<Locator['click']>[0]) {
  return options ? clickWithOptions.call(this, options) : click(this)
}
