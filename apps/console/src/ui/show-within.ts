/** Scrolls a box so far that one of its elements is visible. The page around the box stays where it is. */
export const showWithin = (box: HTMLElement, element: Element): void => {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  const distance = (start: number, end: number): number => (start < 0 ? start : Math.max(0, end))
  box.scrollBy(
    distance(inner.left - outer.left, inner.right - outer.right),
    distance(inner.top - outer.top, inner.bottom - outer.bottom),
  )
}
