import { retryFirst, retryLongest } from '@foyer/contract/tracking-limits'

/** Rests between attempts: each twice the one before, of which a random half is spared so that devices do not come back as one. */
export const backOff = (random: (length: number) => Uint8Array) => {
  let failures = 0
  return {
    /** milliseconds to rest after another failure */
    next(): number {
      const longest = Math.min(retryFirst * 2 ** failures, retryLongest)
      failures += 1
      return longest / 2 + (longest / 2) * ((random(1)[0] ?? 0) / 255)
    },
    reset(): void {
      failures = 0
    },
  }
}
