import { attemptsMax } from '@foyer/protocol/tracking/limits'

/**
 * Which events cause failures themselves: an attempt counts against an event only if the collector has accepted another
 * one since. So an outage of any length dead-letters nothing. An attempt without a reply counts nothing and only moves
 * the event to the end.
 */
export const suspects = () => {
  const failed = new Map<string, number>()
  const counts = new Map<string, number>()
  return {
    /** the event failed alone, which counts by `weight`; returns whether that was once too often */
    failed(key: string, weight: number): boolean {
      failed.set(key, weight)
      return (counts.get(key) ?? 0) >= attemptsMax
    },
    /** the collector accepted these keys */
    accepted(keys: readonly string[]): void {
      for (const key of keys) {
        failed.delete(key)
        counts.delete(key)
      }
      for (const [key, weight] of failed) counts.set(key, (counts.get(key) ?? 0) + weight)
      failed.clear()
    },
    /** whether it failed alone, so that it is sent after all others, and alone again */
    has: (key: string): boolean => failed.has(key) || counts.has(key),
  }
}
