/**
 * What this device remembers about passkeys: whether it has used one, and when the person declined to create one. It
 * names no person and no account.
 */
const storageKey = (): string => `${__CLIENT_APP__}.passkey`
/** For this time after an answer the question is not repeated. */
const pause = 90 * 24 * 3_600_000

const read = (): string | null => {
  try {
    return localStorage.getItem(storageKey())
  } catch {
    return null // private mode: nothing is remembered
  }
}

const write = (value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), value)
  } catch {
    // private mode
  }
}

/** Whether this device has a passkey that worked last time. */
export const isKnown = (): boolean => read() === 'used'
export const rememberUse = (): void => write('used')
export const removeUse = (): void => {
  if (isKnown()) write(undefined)
}

export const rememberDeclined = (now: number): void => write(String(now))
/** Whether the person may be offered a passkey now. */
export const mayOffer = (now: number): boolean => {
  const stored = read()
  if (stored === 'used') return false
  const declinedAt = Number(stored ?? Number.NaN)
  return !(now - declinedAt < pause)
}
