import { pageLeaveHeartbeat, pageLeaveSecondsMax } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import type { GivenProperties } from '../tracker.ts'
import { hex } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'
import type { Facts } from './page-facts.ts'

const prefix = 'foyer.tracker.leave.'
/** A page without a heartbeat for this long has ended; browsers throttle timers of background pages to one a minute. */
export const pageSilence = 12 * pageLeaveHeartbeat + 1_000

/** A period spent on a page, stored at every heartbeat. */
interface Stretch {
  readonly facts: GivenProperties
  readonly from: number
  readonly to: number
}

/** T3: seconds; left out if a clock was set meanwhile, or the page was open for longer than anyone reads one. */
const durationOf = (from: number, to: number): Facts => {
  const seconds = (to - from) / 1_000
  return seconds >= 0 && seconds <= pageLeaveSecondsMax ? { event_duration: seconds } : {}
}

type Emit = (facts: GivenProperties, time: number) => void

/**
 * T3: `$WebPageLeave` when a page is left, hidden or replaced by the next. After a crash the next start sends it, with
 * the time of the last heartbeat.
 */
export const pageLeave = (
  { storage, now, after, random, page }: Pick<Platform, 'storage' | 'now' | 'after' | 'random' | 'page'>,
  factsNow: () => Facts,
  emit: Emit,
) => {
  const key = prefix + hex(random(6))
  let stretch: Stretch | undefined
  let cancel: (() => void) | undefined
  let isStopped = false

  const note = (): void => {
    if (!stretch) return
    const facts = factsNow()
    // the address may already be that of the next page before this one is left
    const isSame = facts.$url === stretch.facts.$url
    stretch = { ...stretch, to: now(), ...(isSame && { facts }) }
    storage.set(key, JSON.stringify(stretch))
  }
  const heartbeat = (): void => {
    note()
    cancel = after(pageLeaveHeartbeat, heartbeat)
  }

  const enter = (known?: GivenProperties): void => {
    if (isStopped || page?.isHidden()) return
    cancel?.()
    stretch = { facts: { ...factsNow(), ...known }, from: now(), to: now() }
    heartbeat()
  }

  /** sends the leaves of pages that ended without one; pages with a recent heartbeat may still be open */
  const recover = (): void => {
    for (const old of storage.keys().filter((name) => name.startsWith(prefix) && name !== key)) {
      const { facts, from = 0, to = 0 } = objectOf<Partial<Stretch>>(storage.get(old)) ?? {}
      if (now() - to < pageSilence) continue
      storage.remove(old)
      if (to > 0) emit({ ...facts, ...durationOf(from, to) }, to)
    }
  }

  return {
    /** begins a period on a page with the facts `known`, since the address may be another one; not on a hidden page */
    enter,
    /** stores the present facts: the title is final once it has settled */
    note,
    /** sends the leave of this page as it was last stored */
    leave(): void {
      if (!stretch) return
      cancel?.()
      emit({ ...stretch.facts, ...durationOf(stretch.from, now()) }, now())
      stretch = undefined
      storage.remove(key)
    },
    /** the facts of the present page, as they were last stored */
    noted: (): GivenProperties | undefined => stretch?.facts,
    recover,
    /** begins again after `stop` */
    resume(): void {
      isStopped = false
      enter()
    },
    /** stores nothing any more */
    stop(): void {
      isStopped = true
      cancel?.()
      stretch = undefined
    },
  }
}
