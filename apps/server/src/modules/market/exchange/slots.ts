import { asAnnounced, type Closures, type Day, sessionsOf } from '../../trading-calendar/public.ts'

/**
 * Length of a slot. An instrument ticks at most once in it: 4 Hz. Slots are numbered from 1970; sessions begin and end
 * at slot boundaries.
 */
export const slotMs = 250

export const slotOf = (at: number): number => Math.floor(at / slotMs)

/** The trading slots of a day, numbered from 0 across its sessions. */
export interface TradingSlots {
  /** number of slots as planned: a later closure must not change earlier prices */
  readonly planned: number
  /** number of slots with closures applied; 0 on a day without trading */
  readonly count: number
  /** the last slot of the day that began by a moment; -1 before the first */
  at(moment: number): number
  /** the time when a slot begins */
  beginsAt(slot: number): number
}

const lengthOf = (sessions: readonly { from: number; to: number }[]): number =>
  sessions.reduce((sum, { from, to }) => sum + (to - from) / slotMs, 0)

export const tradingSlots = (closures: Closures, day: Day): TradingSlots => {
  const sessions = sessionsOf(asAnnounced(closures), day)
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
