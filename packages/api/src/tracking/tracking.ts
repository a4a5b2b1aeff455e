import {
  type TrackingRejection,
  type TrackingType,
  trackingRejections,
  typeEventNames,
} from '@foyer/protocol/tracking/events'
import { trackingIdentitiesMax, trackingProject } from '@foyer/protocol/tracking/limits'
import { idRejection, nameRejection } from '@foyer/protocol/tracking/rules'
import { z } from 'zod'

/**
 * Schemas of the event tracker's wire format, for the collector (T1, T2, T5, T7, T10, V13). The message of an issue is
 * the reason that the reply contains. Additional fields of native senders are left out.
 */
const isReason = (text: string): text is TrackingRejection => (trackingRejections as readonly string[]).includes(text)

const ruled = (rejection: (value: unknown) => TrackingRejection | undefined) =>
  z.string('field_malformed').superRefine((value, context) => {
    const reason = rejection(value)
    if (reason) context.addIssue({ code: 'custom', message: reason })
  })

const id = ruled(idRejection)
const name = ruled(nameRejection)

/** until 2100, so that events of a device with a wrong clock are accepted */
const time = z
  .number('field_malformed')
  .int('field_malformed')
  .min(0, 'field_malformed')
  .max(4_102_444_800_000, 'field_malformed')
/** nine digits from the web SDK; native SDKs send any number of 32 bits */
const trackId = z.int32('field_malformed')

const mostProperties = 300
const mostItems = 500

const isValue = (value: unknown): boolean =>
  (Array.isArray(value) && value.length <= mostItems && value.every((item) => typeof item === 'string')) ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value)
/**
 * In an event of any type, the mark states that `distinct_id` is a person's, whatever other properties the type has.
 */
const isLoginMark = (value: unknown, name: string): boolean => name === '$is_login_id' && typeof value === 'boolean'
const isNumber = (value: unknown, name: string): boolean => Number.isFinite(value) || isLoginMark(value, name)
const isList = (value: unknown, name: string): boolean =>
  (Array.isArray(value) && isValue(value)) || isLoginMark(value, name)

/** A record whose names comply with V13; each value matches `fits`, or `otherwise` is the reason. */
const properties = (
  fits: (value: unknown, name: string) => boolean,
  otherwise: TrackingRejection,
  most = mostProperties,
) =>
  z
    .custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
      error: 'field_malformed',
    })
    .superRefine((given, context) => {
      const entries = Object.entries(given)
      const refuse = (message: TrackingRejection, path: string[] = []) =>
        context.addIssue({ code: 'custom', message, path })
      if (entries.length > most) return refuse('body_too_large')
      for (const [key, value] of entries) {
        // careless copying would make it a prototype
        const reason =
          key === '__proto__' ? 'name_reserved' : (nameRejection(key) ?? (fits(value, key) ? undefined : otherwise))
        if (reason) return refuse(reason, [key.slice(0, 100)])
      }
    })

const values = properties(isValue, 'value_malformed')
const identities = properties((value) => idRejection(value) === undefined, 'field_malformed', trackingIdentitiesMax)

const library = z.object(
  {
    $lib: z.string('field_malformed').max(100, 'field_malformed'),
    $lib_version: z.string('field_malformed').max(100, 'field_malformed'),
    $lib_method: z.string('field_malformed').max(100, 'field_malformed').optional(),
    foyer_version: z.string('field_malformed').max(100, 'field_malformed').optional(),
  },
  'field_malformed',
)

const envelope = {
  identities: identities.optional(),
  anonymous_id: id.optional(),
  login_id: id.optional(),
  lib: library,
  time,
  _flush_time: time.optional(),
}
const person = { ...envelope, distinct_id: id, _track_id: trackId }
/** an item belongs to no one: native senders omit both */
const item = { ...envelope, distinct_id: id.optional(), _track_id: trackId.optional(), item_type: name, item_id: id }

const fixed = (type: TrackingType) => z.literal(typeEventNames[type], 'name_malformed')

const trackingEvents = {
  track: z.object({ ...person, type: z.literal('track'), event: name, properties: values }),
  track_signup: z.object({
    ...person,
    type: z.literal('track_signup'),
    event: fixed('track_signup'),
    original_id: id,
    properties: values,
  }),
  profile_set: z.object({ ...person, type: z.literal('profile_set'), properties: values }),
  profile_set_once: z.object({ ...person, type: z.literal('profile_set_once'), properties: values }),
  profile_append: z.object({
    ...person,
    type: z.literal('profile_append'),
    properties: properties(isList, 'value_malformed'),
  }),
  profile_increment: z.object({
    ...person,
    type: z.literal('profile_increment'),
    properties: properties(isNumber, 'increment_not_numeric'),
  }),
  profile_unset: z.object({ ...person, type: z.literal('profile_unset'), properties: values }),
  profile_delete: z.object({ ...person, type: z.literal('profile_delete'), properties: values.optional() }),
  item_set: z.object({ ...item, type: z.literal('item_set'), properties: values }),
  item_delete: z.object({ ...item, type: z.literal('item_delete'), properties: values.optional() }),
  track_id_bind: z.object({
    ...person,
    type: z.literal('track_id_bind'),
    event: fixed('track_id_bind'),
    properties: values,
  }),
  track_id_unbind: z.object({
    ...person,
    type: z.literal('track_id_unbind'),
    event: fixed('track_id_unbind'),
    properties: values,
  }),
} as const satisfies Record<TrackingType, z.ZodType>

/** T1: one received event of any type. */
export type TrackingEvent = z.output<(typeof trackingEvents)[TrackingType]>

/** Why an event is rejected, and which field of it is at fault. */
export interface RejectedEvent {
  readonly reason: TrackingRejection
  /** path in the event; '' for the event itself */
  readonly field: string
}

const reasonOf = (message: string): TrackingRejection => (isReason(message) ? message : 'field_malformed')

/** Parses one event; if it has several faults, the first one is returned. */
export const readTrackingEvent = (given: unknown): TrackingEvent | RejectedEvent => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { reason: 'body_malformed', field: '' }
  const type: unknown = Reflect.get(given, 'type')
  if (typeof type !== 'string' || !Object.hasOwn(trackingEvents, type)) return { reason: 'type_unknown', field: 'type' }
  const read = trackingEvents[type as TrackingType].safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue?.path.join('.') ?? ''
  const top = issue?.path[0]
  const isMissing = issue?.path.length === 1 && typeof top === 'string' && !Object.hasOwn(given, top)
  return { reason: isMissing ? 'field_missing' : reasonOf(issue?.message ?? ''), field }
}

export const isRejected = (read: TrackingEvent | RejectedEvent): read is RejectedEvent => 'reason' in read

const rejection = z.object({
  /** index in a batch; 0 for one event, and for a body that could not be read */
  index: z.number().int(),
  reason: z.enum(trackingRejections),
  field: z.string(),
})

/** The reply to a rejected body, of which nothing is stored. */
export const trackingRejected = z.object({
  status: z.number().int(),
  msg: z.string(),
  reason: z.enum(['invalid_request', 'too_large']),
  /** the fault of each rejected event; absent if the request itself is invalid */
  rejected: z.array(rejection).optional(),
  detail: z.object({ path: z.string() }).optional(),
  /** reference of the request in the server's log */
  reference: z.string().optional(),
})

/** Debug mode (T2): the result for each event, and the changes made to it. */
export const trackingDebugReply = z.object({
  status: z.literal(0),
  data: z.object({
    /** false under `Dry-Run` */
    isStored: z.boolean(),
    /** events that had arrived before */
    duplicates: z.number().int(),
    events: z.array(z.object({ read: z.unknown(), cut: z.array(z.string()) })),
  }),
})

/** Every form contains its project. */
export const trackingQuery = z.object({ project: z.literal(trackingProject) })

/** T10: callback names that a configuration may be passed to; any other name could run a foreign script. */
export const trackingCallback = z.string().regex(/^(saJSSDKVtrackCollectConfig|foyer[A-Za-z0-9_]{1,40})$/)

const deepLinkSystem = z.object({ url_schemes: z.string().optional(), download_url: z.string().optional() })
/** T5 */
export const deepLinkReply = z.object({
  errorMsg: z.string().optional(),
  app_key: z.string().optional(),
  android_info: deepLinkSystem.optional(),
  ios_info: deepLinkSystem.optional(),
  ios_wake_url: z.string().optional(),
})
