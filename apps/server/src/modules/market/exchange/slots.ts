import { type Closures, sessionsOf } from '../../trading-calendar/calendar.ts'
import type { Day } from '../../trading-calendar/days.ts'

/** Nothing ticks more than once in it: 4 Hz. Slots are numbered from 1970 on; sessions begin and end with one. */
export const slotMs = 250

export const slotOf = (at: number): number => Math.floor(at / slotMs)

/** The slots in which a day trades, counted from 0 across its sessions. */
export interface TradingSlots {
  /** as many as were planned: what is declared later moves no price before it */
  readonly planned: number
  /** as many as there are, with what was declared; 0 on a day without trading */
  readonly count: number
  /** the last of the day's that has begun at a moment; -1 before the first */
  at(moment: number): number
  /** when one begins */
  beginsAt(slot: number): number
}

const none: Closures = new Map()

const lengthOf = (sessions: readonly { from: number; to: number }[]): number =>
  sessions.reduce((sum, { from, to }) => sum + (to - from) / slotMs, 0)

export const tradingSlots = (closures: Closures, day: Day): TradingSlots => {
  const sessions = sessionsOf(none, day)
  const count = lengthOf(sessionsOf(closures, day))
  return {
    planned: lengthOf(sessions),
    count,
    at: (moment) => {
      const begun = sessions.reduce(
        (sum, { from, to }) => sum + (moment < from ? 0 : Math.floor((Math.min(moment, to - 1) - from) / slotMs) + 1),
        0,
      )
      return Math.min(begun, count) - 1
    },
    beginsAt: (slot) => {
      let left = slot
      for (const { from, to } of sessions) {
        const length = (to - from) / slotMs
        if (left < length) return from + left * slotMs
        left -= length
      }
      throw new RangeError(`the day ${day} has no slot ${slot}`)
    },
  }
}
