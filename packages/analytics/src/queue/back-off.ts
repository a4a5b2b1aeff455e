import { retryFirst, retryLongest } from '@foyer/contract/tracking-limits'

/**
 * Milliseconds to rest after another failure, when so many came before it: each twice the one before, of which a random half is
 * spared so that devices do not come back as one.
 */
export const restAfter = (failures: number, random: (length: number) => Uint8Array): number => {
  const longest = Math.min(retryFirst * 2 ** failures, retryLongest)
  return (longest / 2) * (1 + (random(1)[0] ?? 0) / 255)
}
