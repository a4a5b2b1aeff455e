import type { TrackingType, TrackingValue } from '@foyer/contract/tracking-events'
import { typeEventNames } from '@foyer/contract/tracking-events'
import { trackIdDigits } from '@foyer/contract/tracking-limits'
import { type Identity, idsOf } from './identity/identity.ts'
import type { KeptEvent } from './queue/kept-events.ts'
import { hex } from './wire/encode.ts'
import { library } from './wire/library.ts'

/** What happened, before it is known who it was: held while nobody has said yes or no. */
export interface Draft {
  readonly type: TrackingType
  /** of type `track` */
  readonly name?: string
  /** checked */
  readonly properties: Readonly<Record<string, TrackingValue>>
  /** milliseconds since 1970 */
  readonly time: number
  readonly item?: { readonly item_type: string; readonly item_id: string }
  /** who it is from then on */
  readonly change?: (identity: Identity) => Identity
  /** the only ids it names (`track_id_unbind`) */
  readonly ids?: Readonly<Record<string, string>>
}

/** Whether events of a type carry a name and what is known of the page. */
export const isTrack = (type: TrackingType): boolean => type.startsWith('track')

/** Numbers of nine digits, never with a leading zero: the first by chance, as to draw each costs a tenth of keeping an event. */
export const trackIds = (random: (length: number) => Uint8Array): (() => number) => {
  const least = 10 ** (trackIdDigits - 1)
  let number = Number(`0x${hex(random(6))}`)
  return () => least + (number++ % (9 * least))
}

/** The event a draft is of, now that it is known who `identity` is (T1, T6). */
export const eventOf = (draft: Draft, before: Identity, identity: Identity, id: number): KeptEvent => {
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
