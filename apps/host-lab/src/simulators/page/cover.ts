/**
 * Simulates that another app covers the page, or no longer does. It runs in the page, so it can use only its globals.
 */
export const cover = (isCovered: boolean): void => {
  const state = { visibilityState: isCovered ? 'hidden' : 'visible', hidden: isCovered }
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(document, name, { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
