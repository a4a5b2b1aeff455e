import axe from 'axe-core'
import { expect } from 'vitest'

/** So many frames later. */
export const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Brings animations that end by themselves to their end: what is half faded in has half its contrast. */
export const animationsEnd = async (): Promise<void> => {
  // what was just changed is drawn by then
  await frames(1)
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline && Number.isFinite(animation.effect?.getComputedTiming().endTime))
      animation.finish()
}

interface Check {
  /** a selector of what is not looked at */
  except?: string
  /** only these rules of axe */
  rules?: string[]
}

/** Fails on anything axe finds in the page; what is hidden behind an open dialog is not looked at. */
export const expectAccessible = async ({ except, rules }: Check = {}): Promise<void> => {
  await animationsEnd()
  const { violations } = await axe.run(except ? { exclude: [except] } : document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
}

/** What is wider than the screen: a phone cuts it off sideways, or makes the whole page smaller. Empty where nothing is. */
export const sticksOut = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 0.5,
  )
  // the innermost ones say most
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  return [`${scrollWidth - clientWidth} px`, ...inner.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
}

/** Elements whose text is cut off sideways, within what the selector finds. */
export const cutOff = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
  )

/** Text at 200 %, as a person sets it, or back at 100 %. */
export const zoomText = (percent: 100 | 200): void => {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
}
