/** Waits for a number of frames. */
export const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Finishes all finite animations, since a half faded-in element has half its contrast. */
export const animationsEnd = async (): Promise<void> => {
  // so that the last change has been painted
  await frames(1)
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline && Number.isFinite(animation.effect?.getComputedTiming().endTime))
      animation.finish()
}

/**
 * Elements that are wider than the screen, which a phone cuts off or for which it shrinks the whole page. Empty if
 * there are none.
 */
export const sticksOut = (): string[] => {
  const { scrollWidth, clientWidth, dir } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return dir === 'rtl' ? left + scrollX < -0.5 : right + scrollX > clientWidth + 0.5
  })
  // the innermost elements identify the cause best
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  return [`${scrollWidth - clientWidth} px`, ...inner.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
}

/** Elements matched by the selector whose text is cut off horizontally. */
export const cutOff = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
  )

/** Sets the text to 200 %, as a person may, or back to 100 %. */
export const zoomText = (percent: 100 | 200): void => {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
}

/**
 * Gives the page another width and height in pixels until the returned function is called. It resizes the test's frame
 * alone, which costs less than `page.viewport`.
 */
export const resizeFrame = (width: number, height: number): (() => void) => {
  const { style } = window.frameElement as HTMLIFrameElement
  const before = { width: style.width, height: style.height }
  Object.assign(style, { width: `${width}px`, height: `${height}px` })
  return () => void Object.assign(style, before)
}
