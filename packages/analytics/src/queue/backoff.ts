import { retryFirst, retryLongest } from '@foyer/protocol/tracking/limits'

/**
 * Milliseconds of backoff after `failures` earlier failures: each twice the previous one, minus a random part of up to
 * half, so that devices do not return all at once.
 */
export const backoffAfter = (failures: number, random: (length: number) => Uint8Array): number => {
  const longest = Math.min(retryFirst * 2 ** failures, retryLongest)
  return (longest / 2) * (1 + (random(1)[0] ?? 0) / 255)
}
