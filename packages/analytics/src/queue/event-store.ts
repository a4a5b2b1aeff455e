import type { WireEvent } from '@foyer/protocol/tracking/events'
import { storedCharactersMax, storedDaysMax } from '@foyer/protocol/tracking/limits'
import type { EventStorage } from '../platform.ts'
import { objectOf } from '../wire/json.ts'

const waiting = 'foyer.tracker.event.'
const deadLetters = 'foyer.tracker.parked.'
const day = 86_400_000

/** A stored event: the time at which it will be sent is not known yet. */
export type StoredEvent = Omit<WireEvent, '_flush_time'>

/** Stored events that wait, one key for each, so that no tab ever overwrites another's. */
export interface EventStore {
  /** stores an event and returns its key */
  add(event: StoredEvent): string
  /** changes a waiting event */
  amend(key: string, event: StoredEvent): void
  /** keys of the waiting events, oldest first */
  list(): string[]
  /** drops events that are too old or too many */
  prune(): void
  read(key: string): StoredEvent | undefined
  /** characters as stored */
  lengthOf(key: string): number
  remove(key: string): void
  /** dead-letters an event that the collector will never accept */
  deadLetter(key: string): void
}

/** Part of a key: base 36, padded so that keys sort as numbers do; enough for milliseconds until the year 5188. */
const digits = (number: number, length: number): string => number.toString(36).padStart(length, '0')
const timeOf = (key: string): number => Number.parseInt(key.split('.')[3] ?? '', 36) || 0

export const eventStore = (storage: EventStorage, now: () => number, onLost: (count: number) => void): EventStore => {
  const keysOf = (prefix: string): string[] =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort()

  const lengthOf = (key: string): number => storage.get(key)?.length ?? 0

  /** Drops expired events, and the oldest until the others fit, dead-lettered ones first. */
  const prune = (most: number): void => {
    let total = 0
    let lost = 0
    for (const key of [...keysOf(deadLetters), ...keysOf(waiting)].reverse()) {
      total += key.length + lengthOf(key)
      if (total > most || now() - timeOf(key) > storedDaysMax * day) {
        storage.remove(key)
        lost += 1
      }
    }
    if (lost > 0) onLost(lost)
  }

  let count = 0
  return {
    add(event) {
      const { time, _track_id } = event
      // the count preserves the order of events of one millisecond
      const key = `${waiting}${digits(time, 9)}.${digits(count++ % 46_656, 3)}.${_track_id}`
      const text = JSON.stringify(event)
      // with a full storage our newest half is worth more than the oldest one
      if (!storage.set(key, text)) {
        prune(storedCharactersMax / 2)
        storage.set(key, text)
      }
      return key
    },
    amend(key, event) {
      if (storage.get(key) !== null) storage.set(key, JSON.stringify(event))
    },
    list: () => keysOf(waiting),
    prune: () => prune(storedCharactersMax),
    read(key) {
      const event = objectOf<StoredEvent>(storage.get(key))
      // another tab has sent it meanwhile, or another program wrote here
      if (!event) storage.remove(key)
      return event
    },
    lengthOf,
    remove: (key) => storage.remove(key),
    deadLetter(key) {
      const text = storage.get(key)
      if (text !== null) storage.set(key.replace(waiting, deadLetters), text)
      storage.remove(key)
    },
  }
}
