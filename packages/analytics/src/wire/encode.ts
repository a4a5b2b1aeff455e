import type { WireEvent } from '@foyer/protocol/tracking/events'
import { trackingChecksum } from '@foyer/protocol/tracking/rules'

/** Lower-case hex. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Standard base64 of the UTF-8 of a value's JSON. Nearly all of it is ASCII, and encoding byte by byte would take ten
 * times as long.
 */
export const base64Of = (value: unknown): string =>
  btoa(JSON.stringify(value).replace(/[^ -~]+/g, (text) => String.fromCharCode(...new TextEncoder().encode(text))))

/** `data` and `ext` of one event: the body of beacon and ajax, the rest of the query of an image. */
export const singleBody = (event: WireEvent): string => {
  const data = base64Of(event)
  return `${new URLSearchParams({ data, ext: `crc=${trackingChecksum(data)}` })}`
}

/** The body of a batch; it has no `ext`. */
export const batchBody = (events: readonly WireEvent[]): string =>
  `${new URLSearchParams({ data_list: base64Of(events) })}`
