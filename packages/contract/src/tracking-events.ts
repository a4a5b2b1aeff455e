/** The event as it stands on the wire; `tracking-limits.ts` has its numbers. No schema here: the SDK imports this. */

/** T1 */
export const trackingTypes = [
  'track',
  'track_signup',
  'profile_set',
  'profile_set_once',
  'profile_append',
  'profile_increment',
  'profile_unset',
  'profile_delete',
  'item_set',
  'item_delete',
  'track_id_bind',
  'track_id_unbind',
] as const
export type TrackingType = (typeof trackingTypes)[number]

/** What a property can be; a list is of texts. */
export type TrackingValue = string | number | boolean | readonly string[]
export type TrackingProperties = Readonly<Record<string, TrackingValue>>

export interface TrackingLibrary {
  readonly $lib: 'js'
  readonly $lib_method: 'code'
  /** T6 */
  readonly $lib_version: string
  /** the version of what really sent it */
  readonly foyer_version: string
}

/** One event, before base64. */
export interface WireEvent {
  readonly type: TrackingType
  readonly distinct_id: string
  readonly identities: Readonly<Record<string, string>>
  readonly anonymous_id: string
  readonly login_id?: string
  readonly lib: TrackingLibrary
  readonly properties: TrackingProperties
  /** of the four track types only */
  readonly event?: string
  /** of `track_signup`: who signed up */
  readonly original_id?: string
  /** of the two item types, without `distinct_id` meaning anything */
  readonly item_type?: string
  readonly item_id?: string
  /** milliseconds since 1970, when it happened */
  readonly time: number
  /** nine digits; with `distinct_id` and `time` the name of the event */
  readonly _track_id: number
  /** milliseconds since 1970, when it was sent */
  readonly _flush_time: number
}

/** Names the types other than `track` have. */
export const typeEventNames: Partial<Record<TrackingType, string>> = {
  track_signup: '$SignUp',
  track_id_bind: '$BindID',
  track_id_unbind: '$UnbindID',
}

/** Why an event is not taken: said by the SDK before it is kept, and by the collector in debug mode and to a batch of one. */
export const trackingRejections = [
  'body_malformed',
  'body_too_large',
  'checksum_mismatch',
  'type_unknown',
  'field_missing',
  'field_malformed',
  'name_empty',
  'name_too_long',
  'name_malformed',
  'name_reserved',
  'id_empty',
  'id_too_long',
  'value_malformed',
  'increment_not_numeric',
] as const
export type TrackingRejection = (typeof trackingRejections)[number]

/** T2, T10: what the configuration endpoint hands to the callback; whatever it does not name stays as the page set it. */
export interface TrackingConfiguration {
  /** false: nothing is sent until a later configuration says otherwise; events are kept */
  readonly collect?: boolean
  /** false: no click and stay events */
  readonly heatMap?: boolean
}

/** T5: what the deep-link endpoint answers. */
export interface DeepLinkReply {
  readonly errorMsg?: string
  readonly app_key?: string
  readonly android_info?: DeepLinkSystem
  readonly ios_info?: DeepLinkSystem
  readonly ios_wake_url?: string
}

export interface DeepLinkSystem {
  readonly url_schemes?: string
  readonly download_url?: string
}
