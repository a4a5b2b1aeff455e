import { createHash } from 'node:crypto'
import type { Connection } from '../../../streams/connection.ts'
import type { MarketConditions } from '../conditions.ts'
import { quoteDayAt } from '../exchange/day-view.ts'
import { slotMs, slotOf } from '../exchange/slots.ts'
import type { Instrument } from '../instruments.ts'
import { delayOf, known, quotesOf, tickIn } from '../quotes.ts'
import { type EventId, written } from './events.ts'

/** Slots that a stream can resume from: one minute. */
const mostSlots = 60_000 / slotMs

/** All connections that receive the same instruments. */
export interface Group {
  readonly key: string
  readonly instruments: readonly Instrument[]
  readonly connections: Set<Connection>
}

const listed = (codes: readonly string[]): Instrument[] => known([...codes].sort())
const keyOf = (instruments: readonly Instrument[]): string => instruments.map(({ code }) => code).join(' ')

/** All connections with the same delay: each change is read and encoded once for all of them. */
export interface Lane {
  /** advances to a moment of the business clock and sends the changes to all connections */
  look(conditions: MarketConditions, now: number): void
  groupOf(codes: readonly string[]): Group
  /** the number of different lists of codes if this one is added */
  listsWith(codes: readonly string[]): number
  removeIfEmpty(group: Group): void
  /** the first events of a connection: those missed since an event, or a full snapshot */
  beginning(group: Group, last: EventId | undefined): string
  snapshot(group: Group): string
}

export const createLane = (isRealTime: boolean): Lane => {
  const groups = new Map<string, Group>()
  let conditions: MarketConditions | undefined
  let slot = 0
  /** ticks as JSON, by slot and code; '' if there was none */
  let encoded = new Map<number, Map<string, string>>()
  let snapshots = new Map<string, string>()

  const open = (): MarketConditions => {
    if (!conditions) throw new Error('the lane was read before its first update')
    return conditions
  }
  const streamOf = ({ key }: Group): string =>
    createHash('sha256')
      .update(`${open().version} ${delayOf(open(), isRealTime)} ${key}`)
      .digest('base64url')
      .slice(0, 8)
  const streams = new Map<Group, string>()
  const idOf = (group: Group, at: number): EventId => {
    const stream = streams.get(group) ?? streamOf(group)
    streams.set(group, stream)
    return { at, stream }
  }

  const tick = (instrument: Instrument, at: number): string => {
    const ofSlot = encoded.get(at) ?? new Map<string, string>()
    encoded.set(at, ofSlot)
    const cached = ofSlot.get(instrument.code)
    if (cached !== undefined) return cached
    const ticked = tickIn(open(), instrument, at)
    const json = ticked ? JSON.stringify(ticked) : ''
    ofSlot.set(instrument.code, json)
    return json
  }

  /** The changes of a group after one slot, up to and including another. */
  const between = (group: Group, from: number, to: number): string => {
    let events = ''
    for (let at = from + 1; at <= to; at++) {
      let ticks = ''
      for (const instrument of group.instruments) {
        const json = tick(instrument, at)
        if (json !== '') ticks += ticks === '' ? json : `,${json}`
      }
      if (ticks !== '') events += written('quotes', `[${ticks}]`, idOf(group, at * slotMs))
    }
    return events
  }

  const snapshot = (group: Group): string => {
    const cached = snapshots.get(group.key)
    if (cached !== undefined) return cached
    if (open().feed === 'down') return written('unavailable', '{}')
    const delay = delayOf(open(), isRealTime)
    const quotes = quotesOf(open(), group.instruments, slot * slotMs + delay * 1000, delay)
    const made = written('reset', JSON.stringify(quotes), idOf(group, slot * slotMs))
    snapshots.set(group.key, made)
    return made
  }

  const send = (group: Group, events: string): void => {
    if (events === '') return
    const bytes = Buffer.from(events)
    for (const connection of group.connections) connection.write(bytes)
  }

  /** Whether ticks alone lead from one slot to another: within the resumable range and the same trading day. */
  const carriesOn = (from: number, to: number): boolean =>
    from <= to &&
    to - from <= mostSlots &&
    quoteDayAt(open().closures, from * slotMs) === quoteDayAt(open().closures, to * slotMs)

  return {
    look: (seen, now) => {
      const target = slotOf(now - delayOf(seen, isRealTime) * 1000)
      const from = slot
      const isOther = seen.version !== conditions?.version
      conditions = seen
      slot = target
      if (target === from && !isOther) return
      snapshots = new Map()
      if (isOther || !carriesOn(from, target)) {
        encoded = new Map()
        streams.clear()
        for (const group of groups.values()) send(group, snapshot(group))
        return
      }
      if (seen.feed !== 'down') for (const group of groups.values()) send(group, between(group, from, target))
      for (const at of encoded.keys()) if (at < target - mostSlots) encoded.delete(at)
    },
    listsWith: (codes) => groups.size + (groups.has(keyOf(listed(codes))) ? 0 : 1),
    groupOf: (codes) => {
      const instruments = listed(codes)
      const key = keyOf(instruments)
      const group = groups.get(key) ?? { key, instruments, connections: new Set() }
      groups.set(key, group)
      return group
    },
    removeIfEmpty: (group) => {
      if (group.connections.size > 0 || groups.get(group.key) !== group) return
      groups.delete(group.key)
      streams.delete(group)
    },
    beginning: (group, last) => {
      const from = last && slotOf(last.at)
      const isOwn = last?.stream === idOf(group, 0).stream && open().feed !== 'down'
      return isOwn && from !== undefined && carriesOn(from, slot) ? between(group, from, slot) : snapshot(group)
    },
    snapshot,
  }
}
