/** The event on the wire; `limits.ts` has its limits. No schemas, since the SDK imports this file. */

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

/** The value of a property; a list contains texts. */
export type TrackingValue = string | number | boolean | readonly string[]
/** Properties of an event by name. */
export type TrackingProperties = Readonly<Record<string, TrackingValue>>

/** The library that made an event. */
export interface TrackingLibrary {
  readonly $lib: 'js'
  readonly $lib_method: 'code'
  /** T6 */
  readonly $lib_version: string
  /** the version of the actual sender */
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
  /** for the four track types only */
  readonly event?: string
  /** for `track_signup`: the visitor id of the person who signed up */
  readonly original_id?: string
  /** for the two item types, in which `distinct_id` has no meaning */
  readonly item_type?: string
  readonly item_id?: string
  /** milliseconds since 1970, when it happened */
  readonly time: number
  /** nine digits; with `distinct_id` and `time` it identifies the event */
  readonly _track_id: number
  /** milliseconds since 1970, when it was sent */
  readonly _flush_time: number
}

/** Event names of the types other than `track`. */
export const typeEventNames: Partial<Record<TrackingType, string>> = {
  track_signup: '$SignUp',
  track_id_bind: '$BindID',
  track_id_unbind: '$UnbindID',
}

/**
 * Why an event is rejected: by the SDK before it is stored, and by the collector in debug mode and for a batch of one.
 */
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

/**
 * T2, T10: what the configuration endpoint passes to the callback; settings it does not name stay as the page set them.
 */
export interface TrackingConfiguration {
  /** false: events are stored and not sent until a later configuration changes it */
  readonly collect?: boolean
  /** false: no click and stay events */
  readonly heatMap?: boolean
}

/** T5: the reply of the deep-link endpoint. */
export interface DeepLinkReply {
  readonly errorMsg?: string
  readonly app_key?: string
  readonly android_info?: DeepLinkSystem
  readonly ios_info?: DeepLinkSystem
  readonly ios_wake_url?: string
}

/** How an app is opened on one operating system. */
export interface DeepLinkSystem {
  readonly url_schemes?: string
  readonly download_url?: string
}
