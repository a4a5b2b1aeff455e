import { seenBefore } from '@foyer/contract/playback-limits'
import { keep, kept } from '../../platform/own-storage.ts'

/** Where somebody is in a film, in seconds. */
export interface Place {
  position: number
  /** to its end, at least once */
  seen: boolean
}

const nameOf = (film: string) => `film.${film}`

/** Where a visitor left a film, in this tab; whoever signs in has theirs with the server. */
export const keptPlace = (film: string): Place | undefined => {
  try {
    const found = JSON.parse(kept(nameOf(film)) ?? 'null') as Partial<Place> | null
    return typeof found?.position === 'number' && found.position >= 0
      ? { position: found.position, seen: found.seen === true }
      : undefined
  } catch {
    return undefined // what others wrote there is no place
  }
}

export const keepPlace = (film: string, place: Place): void => keep(nameOf(film), JSON.stringify(place))

/** Where to go on: not within the first seconds, nor where the film is all but over. */
export const resumesAt = (place: Place | undefined, length: number): number | undefined =>
  place && place.position >= seenBefore && place.position < length - seenBefore ? place.position : undefined
