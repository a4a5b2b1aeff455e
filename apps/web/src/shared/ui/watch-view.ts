/**
 * Reports whether an element is in view, at first and whenever it changes. A busy page delivers several observations at
 * once. The last one is current.
 *
 * @param report receives whether the element is in view
 * @param options of the IntersectionObserver: what counts as the view
 * @returns a function that stops
 */
export const watchView = (
  element: Element,
  report: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): (() => void) => {
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false), options)
  observer.observe(element)
  return () => observer.disconnect()
}
