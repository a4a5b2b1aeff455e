import { undecidedMax } from '@foyer/protocol/tracking/limits'
import type { Consent, TrackerConfig } from './config.ts'
import { type Draft, eventOf, isTrack, trackIds } from './draft.ts'
import { identities } from './identity/identity.ts'
import { channelEvents } from './page/channel-events.ts'
import type { Facts } from './page/page-facts.ts'
import { trafficSource } from './page/traffic-source.ts'
import type { Platform } from './platform.ts'
import type { EventStore, StoredEvent } from './queue/event-store.ts'

const day = 86_400_000

/** A stored event and its key. */
export interface StoredEventWithKey {
  readonly key: string
  readonly event: StoredEvent
}

/** Makes events of drafts and stores them, once there is consent. */
export const recorder = (
  platform: Platform,
  config: TrackerConfig,
  store: EventStore,
  parameters: readonly string[],
  onStored: () => void,
) => {
  const { storage, now, random, page, bridge } = platform
  const ids = identities(platform)
  const nextId = trackIds(random)
  const channel = channelEvents(platform, config.channelEvents ?? [])
  let undecided: (() => void)[] = []
  let consent: Consent = config.consent ?? 'unknown'
  let isOpen = false
  let source: Facts = {}

  const write = (draft: Draft, done?: (stored: StoredEventWithKey) => void): void => {
    const { type, name, time } = draft
    const before = ids.read()
    const { isFirstView } = before
    const isView = name === '$pageview'
    const identity = draft.change?.(before) ?? (isView && isFirstView ? { ...before, isFirstView: false } : before)
    if (identity !== before) ids.write(identity)
    // in the person's own time zone
    const offset = (page?.timezoneOffset() ?? 0) * 60_000
    const dayOf = (at: number): number => Math.floor((at - offset) / day)
    const properties = {
      ...(isTrack(type) && {
        ...source,
        $is_first_day: dayOf(before.firstSeen) === dayOf(time),
        ...(isView && { $is_first_time: isFirstView }),
        ...(name && channel.factsOf(name)),
      }),
      // as the reference SDK marks `distinct_id` as a person's
      ...(identity.loginId && !draft.item && { $is_login_id: true }),
      ...draft.properties,
    }
    const event = eventOf({ ...draft, properties }, before, identity, nextId())
    if (bridge?.()?.(JSON.stringify({ ...event, _flush_time: now() }))) return
    const key = store.add(event)
    done?.({ key, event })
    onStored()
  }

  /** Runs work at once, or when there is consent, in order. */
  const allowed = (work: () => void): void => {
    if (consent === 'refused') return
    if (isOpen) work()
    else if (undecided.length < undecidedMax) undecided.push(work)
    else config.onLost?.(1)
  }

  return {
    get consent() {
      return consent
    },
    identity: () => (isOpen ? ids.read() : undefined),
    /** `done` gets the stored event, unless the app around this page has accepted it */
    record: (draft: Draft, done?: (stored: StoredEventWithKey) => void): void => allowed(() => write(draft, done)),
    signOut: (): void =>
      allowed(() => {
        const { loginId: _, ...identity } = ids.read()
        ids.write(identity)
      }),
    /** consent was given: the identity may be read, and retained drafts are stored */
    open(): void {
      consent = 'granted'
      isOpen = true
      ids.renewCookie()
      if (page) source = trafficSource(storage, page.url(), page.referrer(), parameters)
      for (const work of undecided.splice(0)) work()
    },
    /** removes all data of every person */
    clear(): void {
      consent = 'refused'
      isOpen = false
      undecided = []
      ids.clearCookie()
      // notes of crashed pages too, of any version
      for (const key of storage.keys()) if (key.startsWith('foyer.tracker.')) storage.remove(key)
    },
    /** consent given before the start */
    decide(given: Consent): void {
      consent = given
    },
  }
}
