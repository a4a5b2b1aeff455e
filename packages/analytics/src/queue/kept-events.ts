import type { WireEvent } from '@foyer/contract/tracking-events'
import { keptCharactersMax, keptDaysMax } from '@foyer/contract/tracking-limits'
import type { EventStorage } from '../platform.ts'
import { objectOf } from '../wire/json.ts'

const waiting = 'foyer.tracker.event.'
const parked = 'foyer.tracker.parked.'
const day = 86_400_000

/** An event as it is kept: when it will be sent is not known yet. */
export type KeptEvent = Omit<WireEvent, '_flush_time'>

/** Events that wait in storage, a key each, so that no tab ever writes over another's. */
export interface KeptEvents {
  /** gives the event's key */
  keep(event: KeptEvent): string
  /** changes an event that still waits */
  amend(key: string, event: KeptEvent): void
  /** keys of what waits, oldest first */
  list(): string[]
  /** drops what is too old or too much */
  prune(): void
  read(key: string): KeptEvent | undefined
  /** characters as stored */
  lengthOf(key: string): number
  remove(key: string): void
  /** puts aside what the collector will never take */
  park(key: string): void
}

/** Part of a key: base 36, so long that keys sort as numbers do; of milliseconds until the year 5188. */
const digits = (number: number, length: number): string => number.toString(36).padStart(length, '0')
const timeOf = (key: string): number => Number.parseInt(key.split('.')[3] ?? '', 36) || 0

export const keptEvents = (storage: EventStorage, now: () => number, onLost: (count: number) => void): KeptEvents => {
  const keysOf = (prefix: string): string[] =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort()

  const lengthOf = (key: string): number => storage.get(key)?.length ?? 0

  /** Drops what is older than may be kept, and the oldest until the rest fits, parked ones first. */
  const prune = (most: number): void => {
    let total = 0
    let lost = 0
    for (const key of [...keysOf(parked), ...keysOf(waiting)].reverse()) {
      total += key.length + lengthOf(key)
      if (total > most || now() - timeOf(key) > keptDaysMax * day) {
        storage.remove(key)
        lost += 1
      }
    }
    if (lost > 0) onLost(lost)
  }

  let count = 0
  return {
    keep(event) {
      const { time, _track_id } = event
      // the count keeps what happened in the same millisecond in order
      const key = `${waiting}${digits(time, 9)}.${digits(count++ % 46_656, 3)}.${_track_id}`
      const text = JSON.stringify(event)
      // a full storage: the newest half of ours is worth more than the oldest
      if (!storage.set(key, text)) {
        prune(keptCharactersMax / 2)
        storage.set(key, text)
      }
      return key
    },
    amend(key, event) {
      if (storage.get(key) !== null) storage.set(key, JSON.stringify(event))
    },
    list: () => keysOf(waiting),
    prune: () => prune(keptCharactersMax),
    read(key) {
      const event = objectOf<KeptEvent>(storage.get(key))
      // another tab has sent it meanwhile, or somebody else wrote here
      if (!event) storage.remove(key)
      return event
    },
    lengthOf,
    remove: (key) => storage.remove(key),
    park(key) {
      const text = storage.get(key)
      if (text !== null) storage.set(key.replace(waiting, parked), text)
      storage.remove(key)
    },
  }
}
