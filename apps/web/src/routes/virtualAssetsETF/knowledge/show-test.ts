/** The element id of the test on the page, which is also the focus target. */
export const testId = 'knowledge-test'

export const showTest = (): void => {
  const section = document.getElementById(testId)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
