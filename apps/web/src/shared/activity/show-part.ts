/**
 * Scrolls a part of the page into view and moves the focus to it, so that reading continues there. A part whose code is
 * still loading is shown as soon as it is on the page.
 * @param id id of an element that can have the focus (`tabIndex={-1}`)
 */
export const showPart = (id: string): void => {
  const part = document.getElementById(id)
  const page = document.querySelector('main')
  if (!part) {
    const observer = new MutationObserver(() => {
      if (!document.getElementById(id)) return
      observer.disconnect()
      showPart(id)
    })
    if (page) observer.observe(page, { childList: true, subtree: true })
    return
  }
  // for a part taller than the view, show its beginning
  part.scrollIntoView({ block: part.offsetHeight < innerHeight / 2 ? 'center' : 'start' })
  part.focus({ preventScroll: true })
}
