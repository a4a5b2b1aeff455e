import type { WireEvent } from '@foyer/protocol/tracking/events'
import type { Platform } from '../platform.ts'
import type { Sender } from '../senders/sender.ts'
import { backoffAfter } from './backoff.ts'
import type { EventStore } from './event-store.ts'
import { suspects } from './suspects.ts'

/** Sends stored events to the collector, each at least once. */
export interface Delivery {
  /** an event is waiting */
  kick(): void
  /** an incomplete event is sent only when the page closes, until the returned function is called */
  hold(key: string): () => void
  /** sending may work again, so the backoff ends */
  wake(): void
  /** the page may be about to close: whatever fits is sent now, without waiting for other tabs */
  hurry(): void
  /** sends the waiting events now, and resolves once none waits, or a failure causes a backoff */
  flush(): Promise<void>
  /** nothing is sent before this, except by `hurry`, and nothing at all after `stop` */
  resume(): void
  stop(): void
}

const lockName = 'foyer.tracker'
/** Maximum of characters sent as a page closes: browsers let no more outlive it. */
const hurriedMax = 40_000

export const delivery = (
  platform: Pick<Platform, 'now' | 'random' | 'after' | 'lock'>,
  store: EventStore,
  sender: Sender,
  onDeadEvent: (event: WireEvent) => void,
): Delivery => {
  const suspected = suspects()
  const inFlight = new Set<string>()
  const incomplete = new Set<string>()
  let size = sender.items
  /** since the last accepted request */
  let failures = 0
  let cancel: (() => void) | undefined
  let running: Promise<void> | undefined
  let isBackingOff = false
  /** backoff in ms that the collector requested */
  let requestedBackoff = 0
  let state: 'not yet' | 'on' | 'off' = 'not yet'

  /** Sends a group as one request, and returns whether the next may follow at once. */
  const deliver = async (keys: readonly string[], isLast = false): Promise<boolean> => {
    const sent: string[] = []
    const events: WireEvent[] = []
    for (const key of keys) {
      const event = store.read(key)
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
    if (outcome === 'accepted') {
      for (const key of sent) store.remove(key)
      suspected.accepted(sent)
      size = Math.min(size * 2, sender.items)
      failures = 0
      return true
    }
    if (typeof outcome === 'number') requestedBackoff = Math.max(requestedBackoff, outcome)
    // a quarter next time, until the faulty event is alone
    if (sent.length > 1) size = Math.ceil(sent.length / 4)
    else if (outcome === 'refused' || suspected.failed(key, outcome === undefined ? 0 : 1)) {
      store.deadLetter(key)
      suspected.accepted(sent)
      onDeadEvent(event)
    }
    return outcome === 'refused'
  }

  const waiting = (): string[] => store.list().filter((key) => !inFlight.has(key) && !incomplete.has(key))

  const groupsOf = (keys: readonly string[]): string[][] => {
    const good = keys.filter((key) => !suspected.has(key))
    return [
      ...Array.from({ length: Math.ceil(good.length / size) }, (_, at) => good.slice(at * size, (at + 1) * size)),
      ...keys.filter(suspected.has).map((key) => [key]),
    ]
  }

  const drain = async (): Promise<void> => {
    store.prune()
    for (let keys = waiting(); keys.length > 0 && state === 'on'; keys = waiting()) {
      // after a failure one request tests whether the collector is available again
      const groups = groupsOf(keys).slice(0, failures > 0 ? 1 : sender.requests)
      const results = await Promise.all(groups.map((group) => deliver(group)))
      if (!results.every(Boolean)) {
        isBackingOff = true
        cancel?.()
        cancel = platform.after(Math.max(backoffAfter(failures++, platform.random), requestedBackoff), run)
        return
      }
    }
  }

  const run = (): void => {
    cancel = undefined
    isBackingOff = false
    requestedBackoff = 0
    running ??= platform.lock(lockName, drain).finally(() => {
      running = undefined
      // events tracked between the last read and the end
      if (!isBackingOff && waiting().length > 0) kick()
    })
  }

  const kick = (): void => {
    if (state === 'on' && !running) cancel ??= platform.after(sender.delay, run)
  }

  return {
    kick,
    hold(key) {
      incomplete.add(key)
      return () => {
        incomplete.delete(key)
        kick()
      }
    },
    wake() {
      if (state !== 'on' || running || requestedBackoff) return
      cancel?.()
      failures = 0
      run()
    },
    hurry() {
      if (state === 'off' || isBackingOff) return
      incomplete.clear()
      let room = hurriedMax
      const keys = waiting().filter((key) => {
        room -= store.lengthOf(key) * 2
        return room > 0
      })
      // the page may stay open after all
      void Promise.all(groupsOf(keys).map((group) => deliver(group, true))).then(kick)
    },
    async flush() {
      if (state !== 'on' || isBackingOff) return
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
