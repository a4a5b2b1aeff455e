/** Puts another app in front of the page, or takes it away again. It runs in the page, so it can use nothing but its globals. */
export const cover = (isCovered: boolean): void => {
  const state = { visibilityState: isCovered ? 'hidden' : 'visible', hidden: isCovered }
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(document, name, { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
