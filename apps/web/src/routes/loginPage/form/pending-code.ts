import { pendingCodeKey } from '../../../shared/one-time-code/pending-code-key.ts'

/** A code that was sent. It is stored for this tab, so that a reload restores number and countdown (K15). */
export interface PendingCode {
  areaId: string
  areaCode: string
  mobileNo: string
  /** device time in milliseconds at which another code can be requested */
  resendAt: number
}

/** Milliseconds that a code is valid; an older pending code is ignored. */
const lifetime = 300_000

export const storePendingCode = (pending: PendingCode): void => {
  try {
    sessionStorage.setItem(pendingCodeKey, JSON.stringify(pending))
  } catch {
    // in private mode a reload loses the pending code; the server still enforces the wait
  }
}

export const dropPendingCode = (): void => {
  try {
    sessionStorage.removeItem(pendingCodeKey)
  } catch {
    // nothing was stored
  }
}

export const readPendingCode = (now: number): PendingCode | undefined => {
  try {
    const pending = JSON.parse(sessionStorage.getItem(pendingCodeKey) ?? 'null') as PendingCode | null
    if (typeof pending?.resendAt !== 'number' || typeof pending.mobileNo !== 'string') return undefined
    return Math.abs(now - pending.resendAt) < lifetime ? pending : undefined
  } catch {
    return undefined
  }
}
