/** Where the test stands on the page; it takes the focus with it. */
export const testId = 'knowledge-test'

export const showTest = (): void => {
  const section = document.getElementById(testId)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
