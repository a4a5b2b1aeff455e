import { attemptsMax } from '@foyer/contract/tracking-limits'

/**
 * Which events fail by themselves: an attempt counts against an event only if the collector took another one since. So
 * an outage, however long, parks nothing. What nobody answered counts nothing: it goes behind, no more.
 */
export const suspects = () => {
  const failed = new Map<string, number>()
  const counts = new Map<string, number>()
  return {
    /** it failed alone, which counts by `weight`; gives whether that was once too often */
    failed(key: string, weight: number): boolean {
      failed.set(key, weight)
      return (counts.get(key) ?? 0) >= attemptsMax
    },
    /** something was taken, these keys are done */
    taken(keys: readonly string[]): void {
      for (const key of keys) {
        failed.delete(key)
        counts.delete(key)
      }
      for (const [key, weight] of failed) counts.set(key, (counts.get(key) ?? 0) + weight)
      failed.clear()
    },
    /** it failed alone: it goes behind all others, and alone again */
    has: (key: string): boolean => failed.has(key) || counts.has(key),
  }
}
