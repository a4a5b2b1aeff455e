import type { WireEvent } from '@foyer/contract/tracking-events'
import type { Platform } from '../platform.ts'
import type { Sender } from '../senders/sender.ts'
import { restAfter } from './back-off.ts'
import type { KeptEvents } from './kept-events.ts'
import { suspects } from './suspects.ts'

/** What brings kept events to the collector, at least once each. */
export interface Delivery {
  /** something waits */
  kick(): void
  /** an event that is not complete yet is sent only in a hurry, until what this gives is called */
  hold(key: string): () => void
  /** sending may work again: no more rest */
  wake(): void
  /** the page may go away: whatever fits goes out now, without waiting for other tabs */
  hurry(): void
  /** sends what waits now, and resolves once nothing does, or sending rests after a failure */
  flush(): Promise<void>
  /** nothing is sent before this, save in a hurry, and nothing at all after `stop` */
  resume(): void
  stop(): void
}

const lockName = 'foyer.tracker'
/** Characters sent at most as a page goes away: what browsers let outlive it. */
const hurriedMax = 40_000

export const delivery = (
  platform: Pick<Platform, 'now' | 'random' | 'after' | 'lock'>,
  kept: KeptEvents,
  sender: Sender,
  onParked: (event: WireEvent) => void,
): Delivery => {
  const suspected = suspects()
  const inFlight = new Set<string>()
  const held = new Set<string>()
  let size = sender.items
  /** since anything was taken */
  let failures = 0
  let cancel: (() => void) | undefined
  let running: Promise<void> | undefined
  let isResting = false
  /** ms that the collector asked to be left alone */
  let asked = 0
  let state: 'not yet' | 'on' | 'off' = 'not yet'

  /** Sends a group as one request, and says whether the next may follow at once. */
  const deliver = async (keys: readonly string[], isLast = false): Promise<boolean> => {
    const sent: string[] = []
    const events: WireEvent[] = []
    for (const key of keys) {
      const event = kept.read(key)
      if (!event) continue
      sent.push(key)
      events.push({ ...event, _flush_time: platform.now() })
      inFlight.add(key)
    }
    const [key] = sent
    const [event] = events
    if (!key || !event) return true
    const outcome = await sender.send(events, isLast)
    for (const key of sent) inFlight.delete(key)
    if (outcome === 'taken') {
      for (const key of sent) kept.remove(key)
      suspected.taken(sent)
      size = Math.min(size * 2, sender.items)
      failures = 0
      return true
    }
    if (typeof outcome === 'number') asked = Math.max(asked, outcome)
    // a quarter next time, until what is wrong is alone
    if (sent.length > 1) size = Math.ceil(sent.length / 4)
    else if (outcome === 'refused' || suspected.failed(key, outcome === undefined ? 0 : 1)) {
      kept.park(key)
      suspected.taken(sent)
      onParked(event)
    }
    return outcome === 'refused'
  }

  const waiting = (): string[] => kept.list().filter((key) => !inFlight.has(key) && !held.has(key))

  const groupsOf = (keys: readonly string[]): string[][] => {
    const good = keys.filter((key) => !suspected.has(key))
    return [
      ...Array.from({ length: Math.ceil(good.length / size) }, (_, at) => good.slice(at * size, (at + 1) * size)),
      ...keys.filter(suspected.has).map((key) => [key]),
    ]
  }

  const drain = async (): Promise<void> => {
    kept.prune()
    for (let keys = waiting(); keys.length > 0 && state === 'on'; keys = waiting()) {
      // after a failure one request finds out whether the collector is there again
      const groups = groupsOf(keys).slice(0, failures > 0 ? 1 : sender.requests)
      const results = await Promise.all(groups.map((group) => deliver(group)))
      if (!results.every(Boolean)) {
        isResting = true
        cancel?.()
        cancel = platform.after(Math.max(restAfter(failures++, platform.random), asked), run)
        return
      }
    }
  }

  const run = (): void => {
    cancel = undefined
    isResting = false
    asked = 0
    running ??= platform.lock(lockName, drain).finally(() => {
      running = undefined
      // tracked between the last look and the end
      if (!isResting && waiting().length > 0) kick()
    })
  }

  const kick = (): void => {
    if (state === 'on' && !running) cancel ??= platform.after(sender.delay, run)
  }

  return {
    kick,
    hold(key) {
      held.add(key)
      return () => {
        held.delete(key)
        kick()
      }
    },
    wake() {
      if (state !== 'on' || running || asked) return
      cancel?.()
      failures = 0
      run()
    },
    hurry() {
      if (state === 'off' || isResting) return
      held.clear()
      let room = hurriedMax
      const keys = waiting().filter((key) => {
        room -= kept.lengthOf(key) * 2
        return room > 0
      })
      // the page may stay after all
      void Promise.all(groupsOf(keys).map((group) => deliver(group, true))).then(kick)
    },
    async flush() {
      if (state !== 'on' || isResting) return
      cancel?.()
      run()
      while (running) await running
    },
    resume() {
      state = 'on'
      kick()
    },
    stop() {
      state = 'off'
      cancel?.()
      cancel = undefined
    },
  }
}
