import { attemptsMax } from '@foyer/contract/tracking-limits'

/**
 * Which events fail by themselves: an attempt counts against an event only if the collector took another one since. So
 * an outage, however long, parks nothing.
 */
export const suspects = () => {
  const failed = new Set<string>()
  const counts = new Map<string, number>()
  return {
    /** it failed alone; gives whether that was once too often */
    failed(key: string): boolean {
      failed.add(key)
      return (counts.get(key) ?? 0) >= attemptsMax
    },
    /** something was taken, these keys are done */
    taken(keys: readonly string[]): void {
      for (const key of keys) {
        failed.delete(key)
        counts.delete(key)
      }
      for (const key of failed) counts.set(key, (counts.get(key) ?? 0) + 1)
      failed.clear()
    },
    /** it failed alone: it goes behind all others, and alone again */
    has: (key: string): boolean => failed.has(key) || counts.has(key),
  }
}
