/** A code that is on its way, kept for this tab so that a reload finds number and countdown again (K15). */
export interface PendingCode {
  areaId: string
  areaCode: string
  mobileNo: string
  /** device time in milliseconds at which another code may be asked for */
  resendAt: number
}

const storageKey = `${__CLIENT_APP__}.pending-code`
/** A code lives five minutes; what is older helps nobody. */
const lifetime = 300_000

export const keepPendingCode = (pending: PendingCode): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending))
  } catch {
    // private mode: only a reload forgets; the server still enforces the wait
  }
}

export const dropPendingCode = (): void => {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // nothing was kept
  }
}

export const readPendingCode = (now: number): PendingCode | undefined => {
  try {
    const pending = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingCode | null
    if (typeof pending?.resendAt !== 'number' || typeof pending.mobileNo !== 'string') return undefined
    return Math.abs(now - pending.resendAt) < lifetime ? pending : undefined
  } catch {
    return undefined
  }
}
