import { Refused } from '../../http/refused.ts'

/** Bytes of requests that are in the house at once, from their first byte to their answer. */
export const mostLoad = 16 * 1024 * 1024
const retryAfter = 5

/** How much is being dealt with. */
export interface Load {
  readonly bytes: number
  /**
   * Takes room for a request before any of it is read.
   *
   * @returns gives it back; a second call changes nothing
   * @throws Refused `unavailable`: the sender keeps its events and comes again
   */
  take(bytes: number): () => void
}

/** Overload becomes a quick 503 instead of memory: what waits is bounded by bytes, whatever the database does. */
export const createLoad = (most = mostLoad): Load => {
  let held = 0
  return {
    get bytes() {
      return held
    },
    take: (bytes) => {
      if (held + bytes > most) throw new Refused('unavailable', 'the collector is busy', { retryAfter })
      held += bytes
      let isHeld = true
      return () => {
        if (isHeld) held -= bytes
        isHeld = false
      }
    },
  }
}
