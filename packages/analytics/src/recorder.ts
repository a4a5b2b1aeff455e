import type { TrackingProperties } from '@foyer/contract/tracking-events'
import { undecidedMax } from '@foyer/contract/tracking-limits'
import type { Consent, TrackerConfig } from './config.ts'
import { type Draft, eventOf, isTrack, trackId } from './draft.ts'
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
  const channel = channelEvents(platform, config.channelEvents ?? [])
  let held: (() => void)[] = []
  let consent: Consent = config.consent ?? 'unknown'
  let isOpen = false
  let source: Facts = {}

  /** of the person's own calendar */
  const dayOf = (time: number): number => Math.floor((time - (page?.timezoneOffset() ?? 0) * 60_000) / day)

  const timesOf = (name: string | undefined, time: number): TrackingProperties => {
    const identity = ids.read()
    const isFirstDay = dayOf(identity.firstSeen) === dayOf(time)
    if (name !== '$pageview') return { $is_first_day: isFirstDay }
    if (identity.isFirstView) ids.write({ ...identity, isFirstView: false })
    return { $is_first_day: isFirstDay, $is_first_time: identity.isFirstView }
  }

  const known = (draft: Draft): Draft =>
    isTrack(draft.type)
      ? {
          ...draft,
          properties: {
            ...source,
            ...timesOf(draft.name, draft.time),
            ...(draft.name && channel.factsOf(draft.name)),
            ...draft.properties,
          },
        }
      : draft

  const keep = (given: Draft, done?: (kept: Kept) => void): void => {
    const draft = known(given)
    const before = ids.read()
    const identity = draft.change?.(before) ?? before
    if (identity !== before) ids.write(identity)
    const event = eventOf(draft, before, identity, trackId(random))
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
