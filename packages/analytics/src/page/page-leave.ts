import { pageLeaveHeartbeat, pageLeaveSecondsMax } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import type { GivenProperties } from '../tracker.ts'
import { hex } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'
import type { Facts } from './page-facts.ts'

const prefix = 'foyer.tracker.leave.'
/** After so long without a heartbeat a page is no more: browsers let a slow one beat once a minute. */
export const pageSilence = 12 * pageLeaveHeartbeat + 1_000

/** A stretch somebody spent on a page, as it is noted at every heartbeat. */
interface Stretch {
  readonly facts: GivenProperties
  readonly from: number
  readonly to: number
}

/** T3: seconds; left out where a clock was set meanwhile, or a page stood open for longer than anyone looks at one. */
const durationOf = (from: number, to: number): Facts => {
  const seconds = (to - from) / 1_000
  return seconds >= 0 && seconds <= pageLeaveSecondsMax ? { event_duration: seconds } : {}
}

type Emit = (facts: GivenProperties, time: number) => void

/**
 * T3: `$WebPageLeave` when a page is left, hidden or replaced by the next. What a crash kept from being said is said at the next
 * start, from the last heartbeat.
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
    // the address may say the next page before anybody said that this one is left
    const isSame = facts.$url === stretch.facts.$url
    stretch = { ...stretch, to: now(), ...(isSame && { facts }) }
    storage.set(key, JSON.stringify(stretch))
  }
  const beat = (): void => {
    note()
    cancel = after(pageLeaveHeartbeat, beat)
  }

  const enter = (known?: GivenProperties): void => {
    if (isStopped || page?.isHidden()) return
    cancel?.()
    stretch = { facts: { ...factsNow(), ...known }, from: now(), to: now() }
    beat()
  }

  /** pages that ended without a word; of one that beat a while ago nobody knows yet */
  const recover = (): void => {
    for (const old of storage.keys().filter((name) => name.startsWith(prefix) && name !== key)) {
      const { facts, from = 0, to = 0 } = objectOf<Partial<Stretch>>(storage.get(old)) ?? {}
      if (now() - to < pageSilence) continue
      storage.remove(old)
      if (to > 0) emit({ ...facts, ...durationOf(from, to) }, to)
    }
  }

  return {
    /** somebody is on a page, of which `known` is said though the address may say another; nobody is on one that is hidden */
    enter,
    /** as it is now: its title is its own once it has settled */
    note,
    /** tells of this page as it was last noted */
    leave(): void {
      if (!stretch) return
      cancel?.()
      emit({ ...stretch.facts, ...durationOf(stretch.from, now()) }, now())
      stretch = undefined
      storage.remove(key)
    },
    /** the facts of the page somebody is on, as they were last noted */
    noted: (): GivenProperties | undefined => stretch?.facts,
    recover,
    /** begins again after `stop` */
    resume(): void {
      isStopped = false
      enter()
    },
    /** notes nothing any more */
    stop(): void {
      isStopped = true
      cancel?.()
      stretch = undefined
    },
  }
}
