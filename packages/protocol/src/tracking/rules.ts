import type { TrackingRejection } from './events.ts'
import { trackingIdMax, trackingNameMax, trackingNamePattern, trackingReservedNames } from './limits.ts'

/** V13: why a name of an event, a property, an item type or an identity is rejected; undefined if it is valid. */
export const nameRejection = (name: unknown): TrackingRejection | undefined => {
  if (typeof name !== 'string' || name === '') return 'name_empty'
  if (name.length > trackingNameMax) return 'name_too_long'
  if (!trackingNamePattern.test(name)) return 'name_malformed'
  return trackingReservedNames.test(name) ? 'name_reserved' : undefined
}

/** V13: the same for an id. */
export const idRejection = (id: unknown): TrackingRejection | undefined => {
  if (typeof id !== 'string' || id === '') return 'id_empty'
  return id.length > trackingIdMax ? 'id_too_long' : undefined
}

/** The `crc` of a body: the Java hash code of its base64, as a signed number of 32 bits. */
export const trackingChecksum = (base64: string): number => {
  let hash = 0
  for (let at = 0; at < base64.length; at++) hash = (Math.imul(hash, 31) + base64.charCodeAt(at)) | 0
  return hash
}
