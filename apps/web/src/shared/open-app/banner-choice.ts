const storageKey = `${__CLIENT_APP__}.open-app-banner`

/** Returns whether the person dismissed the banner on this device. */
export const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false // private mode: the dismissal lasts until the page is unloaded
  }
}

export const storeDismissal = (): void => {
  try {
    localStorage.setItem(storageKey, 'dismissed')
  } catch {
    // private mode
  }
}
