/**
 * Scrolls a part of the page into view and moves the focus to it, so that reading continues there.
 * @param id id of an element that can have the focus (`tabIndex={-1}`)
 */
export const showPart = (id: string): void => {
  const part = document.getElementById(id)
  // for a part taller than the view, show its beginning
  part?.scrollIntoView({ block: part.offsetHeight < innerHeight / 2 ? 'center' : 'start' })
  part?.focus({ preventScroll: true })
}
