import type { TrackingRejection, TrackingType, TrackingValue } from '@foyer/contract/tracking-events'
import { trackingTextMax } from '@foyer/contract/tracking-limits'
import { nameRejection } from '@foyer/contract/tracking-rules'
import { isTrack } from '../draft.ts'

/** At most so long; never half of a character that needs two units. */
export const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text

const takenOf = (value: unknown): TrackingValue | undefined => {
  if (typeof value === 'string') return cut(value, trackingTextMax)
  if (typeof value === 'boolean' || Number.isFinite(value)) return value as boolean | number
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.map((one) => cut(one, trackingTextMax))
    : undefined
}

/** Why something is not taken, and which name or value it was. */
export interface Refusal {
  readonly rejection: TrackingRejection
  readonly name: string
}

/**
 * V13: puts properties as they go on the wire, texts cut, over those that are known to be as they must. A value that the wire cannot
 * say is left out and rejected by itself; what is undefined is left out without a word.
 *
 * @returns whether the event is taken: not with a name or an increment that V13 rejects, nor where all that was to be said is left out
 */
export const putProperties = (
  type: TrackingType,
  given: Readonly<Record<string, unknown>>,
  properties: Record<string, TrackingValue>,
  /** says what is wrong, if anything is; gives whether nothing is */
  isFine: (rejection: TrackingRejection | undefined, name: string) => boolean,
): boolean => {
  let isAnyLeftOut = false
  for (const [name, one] of Object.entries(given)) {
    if (one === undefined) {
      delete properties[name]
      continue
    }
    let value = takenOf(one)
    const isWrong = type === 'profile_increment' && typeof value !== 'number'
    if (!isFine(nameRejection(name) ?? (isWrong ? 'increment_not_numeric' : undefined), name)) return false
    // a text to append is a list of one
    if (type === 'profile_append' && !Array.isArray(value)) value = typeof value === 'string' ? [value] : undefined
    if (value !== undefined) properties[name] = value
    else isAnyLeftOut = !isFine('value_malformed', name)
  }
  return !isAnyLeftOut || isTrack(type) || Object.keys(properties).length > 0
}
