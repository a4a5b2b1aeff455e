import { pageLeaveHeartbeat, pageLeaveSecondsMax } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import { objectOf } from '../wire/json.ts'
import type { Facts } from './page-facts.ts'

const prefix = 'foyer.tracker.leave.'
/** After so long without a heartbeat a page is no more: browsers let a slow one beat once a minute. */
export const pageSilence = 12 * pageLeaveHeartbeat + 1_000

/** A stretch somebody spent on a page, as it is noted at every heartbeat. */
interface Stretch {
  readonly facts: Facts
  readonly from: number
  readonly to: number
}

/** T3: seconds; left out where a clock was set meanwhile, or a page stood open for longer than anyone looks at one. */
const durationOf = (from: number, to: number): Facts => {
  const seconds = (to - from) / 1_000
  return seconds >= 0 && seconds <= pageLeaveSecondsMax ? { event_duration: seconds } : {}
}

type Emit = (facts: Facts, time: number) => void

/**
 * T3: `$WebPageLeave` when a page is left, hidden or replaced by the next. What a crash kept from being said is said at the next
 * start, from the last heartbeat.
 */
export const pageLeave = (
  { storage, now, after, random }: Pick<Platform, 'storage' | 'now' | 'after' | 'random'>,
  factsNow: () => Facts,
  emit: Emit,
) => {
  const key = `${prefix}${[...random(6)].map((byte) => byte.toString(36)).join('')}`
  let stretch: Stretch | undefined
  let cancel: (() => void) | undefined
  let isStopped = false

  const note = (): void => {
    if (!stretch) return
    stretch = { facts: factsNow(), from: stretch.from, to: now() }
    storage.set(key, JSON.stringify(stretch))
  }
  const beat = (): void => {
    note()
    cancel = after(pageLeaveHeartbeat, beat)
  }

  const enter = (): void => {
    if (isStopped) return
    cancel?.()
    stretch = { facts: {}, from: now(), to: now() }
    beat()
  }

  /** pages that ended without a word; of one that beat a while ago nobody knows yet */
  const recover = (): void => {
    if (isStopped) return
    for (const old of storage.keys().filter((name) => name.startsWith(prefix) && name !== key)) {
      const { facts, from = 0, to = 0 } = objectOf<Partial<Stretch>>(storage.get(old)) ?? {}
      if (now() - to < pageSilence) continue
      storage.remove(old)
      if (to > 0) emit({ ...facts, ...durationOf(from, to) }, to)
    }
  }

  return {
    enter,
    /** the page has settled: its title is its own now */
    note,
    /** `isReplaced`: the address says another page by now, so this one is told as it was last noted */
    leave(isReplaced = false): void {
      if (!stretch) return
      cancel?.()
      const facts = isReplaced ? stretch.facts : factsNow()
      emit({ ...facts, ...durationOf(stretch.from, now()) }, now())
      stretch = undefined
      storage.remove(key)
    },
    /** the facts of this page as they were last noted */
    noted: (): Facts => stretch?.facts ?? {},
    recover,
    /** begins again after `stop` */
    resume(): void {
      isStopped = false
      enter()
    },
    /** forgets every page */
    stop(): void {
      isStopped = true
      cancel?.()
      stretch = undefined
      for (const name of storage.keys()) if (name.startsWith(prefix)) storage.remove(name)
    },
  }
}
