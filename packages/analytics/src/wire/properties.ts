import type { TrackingRejection, TrackingType, TrackingValue } from '@foyer/protocol/tracking/events'
import { trackingTextMax } from '@foyer/protocol/tracking/limits'
import { nameRejection } from '@foyer/protocol/tracking/rules'
import { isTrack } from '../draft.ts'

/** Cuts a text to a length without splitting a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text

const acceptedOf = (value: unknown): TrackingValue | undefined => {
  if (typeof value === 'string') return cut(value, trackingTextMax)
  if (typeof value === 'boolean' || Number.isFinite(value)) return value as boolean | number
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.map((one) => cut(one, trackingTextMax))
    : undefined
}

/** Why something is rejected, and its name or value. */
export interface Refusal {
  readonly rejection: TrackingRejection
  readonly name: string
}

/**
 * V13: validates properties and adds them, with texts cut, to `known` ones that are already valid. A value that the
 * wire cannot represent is left out and rejected separately; an undefined value is left out silently.
 *
 * @returns whether the event is accepted: false for a name or an increment that V13 rejects, or if all given values are
 * left out
 */
export const putProperties = (
  type: TrackingType,
  given: Readonly<Record<string, unknown>>,
  properties: Record<string, TrackingValue>,
  /** returns whether there is no rejection, and reports one */
  isFine: (rejection: TrackingRejection | undefined, name: string) => boolean,
): boolean => {
  let isAnyLeftOut = false
  for (const [name, one] of Object.entries(given)) {
    if (one === undefined) {
      delete properties[name]
      continue
    }
    let value = acceptedOf(one)
    const isWrong = type === 'profile_increment' && typeof value !== 'number'
    if (!isFine(nameRejection(name) ?? (isWrong ? 'increment_not_numeric' : undefined), name)) return false
    // one text to append is a list of one
    if (type === 'profile_append' && !Array.isArray(value)) value = typeof value === 'string' ? [value] : undefined
    if (value !== undefined) properties[name] = value
    else isAnyLeftOut = !isFine('value_malformed', name)
  }
  return !isAnyLeftOut || isTrack(type) || Object.keys(properties).length > 0
}
