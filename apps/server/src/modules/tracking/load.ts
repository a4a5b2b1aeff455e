import { Refused } from '../../http/refused.ts'

/** Bytes of requests that are in the house at once, from their first byte to their answer. */
const mostLoad = 16 * 1024 * 1024
const retryAfter = 5

/** What one request holds. */
export interface Hold {
  /** @throws Refused `unavailable`: the sender keeps its events and comes again */
  take(bytes: number): void
  /** Gives back all of it; what is taken afterwards is not counted. */
  release(): void
}

/** How much is being dealt with. */
export interface Load {
  readonly bytes: number
  open(): Hold
}

/** Overload becomes a quick 503 instead of memory: what waits is bounded by bytes, whatever the database does. */
export const createLoad = (most = mostLoad): Load => {
  let all = 0
  return {
    get bytes() {
      return all
    },
    open: () => {
      let held = 0
      let isOpen = true
      return {
        take: (bytes) => {
          if (all + bytes > most) throw new Refused('unavailable', 'the collector is busy', { retryAfter })
          if (!isOpen) return
          all += bytes
          held += bytes
        },
        release: () => {
          all -= held
          held = 0
          isOpen = false
        },
      }
    },
  }
}
