import { seenBefore } from '@foyer/api/playback-limits'
import { store, stored } from '../../platform/own-storage.ts'

/** A person's position in a film, in seconds. */
export interface Place {
  position: number
  /** true if the film was watched to its end at least once */
  seen: boolean
}

const nameOf = (film: string) => `film.${film}`

/**
 * Returns a visitor's stored position, which lasts as long as the tab. The server stores the positions of signed-in
 * persons.
 */
export const storedPlace = (film: string): Place | undefined => {
  try {
    const found = JSON.parse(stored(nameOf(film)) ?? 'null') as Partial<Place> | null
    return typeof found?.position === 'number' && found.position >= 0
      ? { position: found.position, seen: found.seen === true }
      : undefined
  } catch {
    return undefined // another script's value is not a valid position
  }
}

export const storePlace = (film: string, place: Place): void => store(nameOf(film), JSON.stringify(place))

/** Returns the second to resume at; undefined within the first seconds and close to the end. */
export const resumesAt = (place: Place | undefined, length: number): number | undefined =>
  place && place.position >= seenBefore && place.position < length - seenBefore ? place.position : undefined
