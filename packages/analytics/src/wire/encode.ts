import type { WireEvent } from '@foyer/contract/tracking-events'
import { trackingChecksum } from '@foyer/contract/tracking-rules'

/** Two digits a byte. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Standard base64 of the UTF-8 of its JSON. */
export const base64Of = (value: unknown): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** `data` and `ext` of one event: the body of beacon and ajax, the rest of the query of an image. */
export const singleBody = (event: WireEvent): string => {
  const data = base64Of(event)
  return `data=${encodeURIComponent(data)}&ext=${encodeURIComponent(`crc=${trackingChecksum(data)}`)}`
}

/** The body of a batch; it has no `ext`. */
export const batchBody = (events: readonly WireEvent[]): string => `data_list=${encodeURIComponent(base64Of(events))}`
