import type { TrackingRejection, TrackingType, TrackingValue } from '@foyer/contract/tracking-events'
import { trackingTextMax } from '@foyer/contract/tracking-limits'
import { nameRejection } from '@foyer/contract/tracking-rules'

/** At most so long; never half of a character that needs two units. */
export const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const takenOf = (value: unknown): TrackingValue | undefined => {
  if (typeof value === 'string') return cut(value, trackingTextMax)
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
  return isTexts(value) ? value.map((one) => cut(one, trackingTextMax)) : undefined
}

/** Why something is not taken, and which name or value it was. */
export interface Refusal {
  readonly rejection: TrackingRejection
  readonly name: string
}

/**
 * V13: puts properties as they go on the wire, texts cut, over those that are known to be as they must; or says why they are not
 * taken. What is undefined is left out.
 */
export const putProperties = (
  type: TrackingType,
  given: Readonly<Record<string, unknown>>,
  properties: Record<string, TrackingValue>,
): Refusal | undefined => {
  for (const [name, one] of Object.entries(given)) {
    if (one === undefined) {
      delete properties[name]
      continue
    }
    const rejection = nameRejection(name)
    if (rejection) return { rejection, name }
    const value = takenOf(one)
    if (type === 'profile_increment' && typeof value !== 'number') return { rejection: 'increment_not_numeric', name }
    const isWrong = value === undefined || (type === 'profile_append' && !isTexts(value))
    if (isWrong) return { rejection: 'value_malformed', name }
    properties[name] = value
  }
  return undefined
}
