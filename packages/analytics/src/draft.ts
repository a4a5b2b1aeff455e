import type { TrackingType, TrackingValue } from '@foyer/protocol/tracking/events'
import { typeEventNames } from '@foyer/protocol/tracking/events'
import { trackIdDigits } from '@foyer/protocol/tracking/limits'
import { type Identity, idsOf } from './identity/identity.ts'
import type { StoredEvent } from './queue/event-store.ts'
import { hex } from './wire/encode.ts'
import { library } from './wire/library.ts'

/** An event before the visitor's identity is known; retained in memory before a decision on consent. */
export interface Draft {
  readonly type: TrackingType
  /** for type `track` */
  readonly name?: string
  /** validated */
  readonly properties: Readonly<Record<string, TrackingValue>>
  /** milliseconds since 1970 */
  readonly time: number
  readonly item?: { readonly item_type: string; readonly item_id: string }
  /** the identity from this event on */
  readonly change?: (identity: Identity) => Identity
  /** replaces all ids of the event (`track_id_unbind`) */
  readonly ids?: Readonly<Record<string, string>>
}

/** Whether events of a type have a name and the facts of the page. */
export const isTrack = (type: TrackingType): boolean => type.startsWith('track')

/**
 * Nine-digit numbers without a leading zero: the first is random and the others follow, since drawing each would take a
 * tenth of the time to store an event.
 */
export const trackIds = (random: (length: number) => Uint8Array): (() => number) => {
  const least = 10 ** (trackIdDigits - 1)
  let number = Number(`0x${hex(random(6))}`)
  return () => least + (number++ % (9 * least))
}

/** The event of a draft, with the identities before and after it (T1, T6). */
export const eventOf = (draft: Draft, before: Identity, identity: Identity, id: number): StoredEvent => {
  const { type, item } = draft
  const event = draft.name ?? typeEventNames[type]
  return {
    type,
    distinct_id: identity.loginId ?? identity.anonymousId,
    identities: draft.ids ?? idsOf(identity),
    anonymous_id: identity.anonymousId,
    ...(identity.loginId && { login_id: identity.loginId }),
    lib: library,
    properties: draft.properties,
    ...(event && { event }),
    ...(type === 'track_signup' && { original_id: before.loginId ?? before.anonymousId }),
    ...item,
    time: draft.time,
    _track_id: id,
  }
}
