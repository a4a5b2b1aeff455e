/**
 * Brings a part of the page into view and moves the focus to it, so that reading goes on there.
 * @param id of an element that can take the focus (`tabIndex={-1}`)
 */
export const showPart = (id: string): void => {
  const part = document.getElementById(id)
  // of a part taller than the view the beginning is shown
  part?.scrollIntoView({ block: part.offsetHeight < innerHeight / 2 ? 'center' : 'start' })
  part?.focus({ preventScroll: true })
}
