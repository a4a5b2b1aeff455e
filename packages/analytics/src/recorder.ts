import { undecidedMax } from '@foyer/contract/tracking-limits'
import type { Consent, TrackerConfig } from './config.ts'
import { type Draft, eventOf, isTrack, trackIds } from './draft.ts'
import { identities } from './identity/identity.ts'
import { channelEvents } from './page/channel-events.ts'
import type { Facts } from './page/page-facts.ts'
import { trafficSource } from './page/traffic-source.ts'
import type { Platform } from './platform.ts'
import type { KeptEvent, KeptEvents } from './queue/kept-events.ts'

const day = 86_400_000

/** Where an event stands once it is kept. */
export interface Kept {
  readonly key: string
  readonly event: KeptEvent
}

/** Makes events of what happened, and keeps them, once there is consent. */
export const recorder = (
  platform: Platform,
  config: TrackerConfig,
  kept: KeptEvents,
  parameters: readonly string[],
  onKept: () => void,
) => {
  const { storage, now, random, page, bridge } = platform
  const ids = identities(platform)
  const nextId = trackIds(random)
  const channel = channelEvents(platform, config.channelEvents ?? [])
  let held: (() => void)[] = []
  let consent: Consent = config.consent ?? 'unknown'
  let isOpen = false
  let source: Facts = {}

  const keep = (draft: Draft, done?: (kept: Kept) => void): void => {
    const { type, name, time } = draft
    const before = ids.read()
    const { isFirstView } = before
    const isView = name === '$pageview'
    const identity = draft.change?.(before) ?? (isView && isFirstView ? { ...before, isFirstView: false } : before)
    if (identity !== before) ids.write(identity)
    // of the person's own calendar
    const offset = (page?.timezoneOffset() ?? 0) * 60_000
    const dayOf = (at: number): number => Math.floor((at - offset) / day)
    const properties = {
      ...(isTrack(type) && {
        ...source,
        $is_first_day: dayOf(before.firstSeen) === dayOf(time),
        ...(isView && { $is_first_time: isFirstView }),
        ...(name && channel.factsOf(name)),
      }),
      // as the reference SDK says that `distinct_id` is a person's
      ...(identity.loginId && !draft.item && { $is_login_id: true }),
      ...draft.properties,
    }
    const event = eventOf({ ...draft, properties }, before, identity, nextId())
    if (bridge?.()?.(JSON.stringify({ ...event, _flush_time: now() }))) return
    const key = kept.keep(event)
    done?.({ key, event })
    onKept()
  }

  /** At once, or when there is consent, in the order things happened. */
  const allowed = (work: () => void): void => {
    if (consent === 'refused') return
    if (isOpen) work()
    else if (held.length < undecidedMax) held.push(work)
    else config.onLost?.(1)
  }

  return {
    get consent() {
      return consent
    },
    identity: () => (isOpen ? ids.read() : undefined),
    /** `done` is told where it is kept, unless the app around this page has taken it */
    record: (draft: Draft, done?: (kept: Kept) => void): void => allowed(() => keep(draft, done)),
    signOut: (): void =>
      allowed(() => {
        const { loginId: _, ...identity } = ids.read()
        ids.write(identity)
      }),
    /** there is consent: who this browser is may be read, and what was held is kept */
    open(): void {
      consent = 'granted'
      isOpen = true
      ids.renewCookie()
      if (page) source = trafficSource(storage, page.url(), page.referrer(), parameters)
      for (const work of held.splice(0)) work()
    },
    /** nothing of anybody stays */
    purge(): void {
      consent = 'refused'
      isOpen = false
      held = []
      ids.clearCookie()
      // notes of pages that crashed too, of whatever version
      for (const key of storage.keys()) if (key.startsWith('foyer.tracker.')) storage.remove(key)
    },
    /** said before the start */
    decide(said: Consent): void {
      consent = said
    },
  }
}
