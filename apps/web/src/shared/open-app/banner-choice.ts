const storageKey = `${__CLIENT_APP__}.open-app-banner`

/** Whether the person sent the banner away, on this device. */
export const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false // private mode: it is sent away for as long as the page lives
  }
}

export const keepDismissed = (): void => {
  try {
    localStorage.setItem(storageKey, 'dismissed')
  } catch {
    // private mode
  }
}
