import { type Closures, type Day, dayOf, sessionsOf } from '../../trading-calendar/public.ts'
import { priceIn } from '../closes.ts'
import type { Bar, Feed, MinuteBar } from '../feed.ts'
import type { Instrument } from '../instruments.ts'
import { recentlyUsed } from '../recent.ts'
import { createWalks, type LastTwo } from '../walks.ts'
import { outlineOf } from './course.ts'
import { type DayView, dayView, isSuspended, quoteDayAt } from './day-view.ts'
import { depthAround } from './depth.ts'
import { slotMs, tradingSlots } from './slots.ts'
import { lotsOf } from './tape.ts'

/** Days whose tapes are cached: today, and the day before for delayed readers. A day takes some twenty megabytes. */
const cachedDays = 2
/** Number of instruments whose past days are cached, per set of closures. */
const cachedHistories = 200

/** Number of days of instruments whose minutes are cached. */
const cachedMinutes = 600

/** A feed that answers at once. */
type Exchange = Omit<Feed, 'barsAt' | 'minutesAt'> & {
  barsAt(...given: Parameters<Feed['barsAt']>): Bar[]
  minutesAt(...given: Parameters<Feed['minutesAt']>): Map<string, readonly MinuteBar[]>
}

/**
 * A market that is a pure function of instrument, closures and moment: every process returns the same ticks in any
 * order of requests. Days end at the closes of the walks. Results are cached within limits.
 */
export const simulatedExchange = (): Exchange => {
  const walksTo = createWalks()
  const views = recentlyUsed<DayView>(cachedDays)
  const histories = recentlyUsed<Bar[]>(cachedHistories)
  const minutes = recentlyUsed<readonly MinuteBar[]>(cachedMinutes)
  let newest: { closures: Closures; view: DayView } | undefined

  const make = (closures: Closures, day: Day): DayView =>
    dayView(closures, day, ({ walk }): LastTwo => {
      const walks = walksTo(closures, day)
      return walks.lastTwo(walk, walks.numberOf(day))
    })
  const viewOf = (closures: Closures, day: Day): DayView => views(`${day} ${closures.name}`, () => make(closures, day))

  /** The calendar day of a moment, cached because it is requested thousands of times a second. */
  const viewAt = (closures: Closures, at: number): DayView => {
    if (newest?.closures === closures && newest.view.from <= at && at < newest.view.to) return newest.view
    const view = viewOf(closures, dayOf(at))
    newest = { closures, view }
    return view
  }

  const figuresAt: Feed['figuresAt'] = (closures, instrument, at) => {
    const view = viewOf(closures, quoteDayAt(closures, at))
    return view.figures(instrument, view.slots.at(at))
  }

  const tickIn: Feed['tickIn'] = (closures, instrument, slot) => {
    const begins = slot * slotMs
    const view = viewAt(closures, begins)
    const ofDay = view.slots.at(begins)
    const isTrading = ofDay >= 0 && view.slots.beginsAt(ofDay) === begins
    return isTrading ? view.tick(instrument, ofDay) : undefined
  }

  const barOf = (instrument: Instrument, day: Day, view: DayView, slot: number): Bar => {
    const { open, high, low, price, volume } = view.figures(instrument, slot)
    return { day, open, high, low, close: price, volume }
  }

  /** The bar of a past day, mostly without its tape. */
  const wholeDay = (closures: Closures, instrument: Instrument, day: Day, lastTwo: LastTwo): Bar => {
    const { planned, count } = tradingSlots(closures, day)
    if (count < planned) return barOf(instrument, day, make(closures, day), count - 1)
    const outline = outlineOf(instrument.walk, day, lastTwo, planned)
    const [open, high, low, close] = [outline.open, outline.high, outline.low, outline.close].map((hkd) =>
      priceIn(instrument, hkd),
    ) as [number, number, number, number]
    return { day, open, high, low, close, volume: lotsOf(instrument, day, planned) * instrument.lotSize }
  }

  const barsAt: Exchange['barsAt'] = (closures, instrument, at) => {
    const last = quoteDayAt(closures, at)
    const walks = walksTo(closures, last)
    const lastNth = walks.numberOf(last)
    const over = histories(`${instrument.code} ${closures.name}`, () => [])
    // prices begin on the first day, so it has no course
    for (let nth = over.length + 1; nth < lastNth; nth++) {
      const day = walks.days[nth] as Day
      if (isSuspended(instrument, day)) break
      over.push(wholeDay(closures, instrument, day, walks.lastTwo(instrument.walk, nth)))
    }
    const bars = over.slice(0, Math.max(lastNth - 1, 0))
    if (lastNth < 1 || isSuspended(instrument, last)) return bars
    const view = viewOf(closures, last)
    return [...bars, barOf(instrument, last, view, view.slots.at(at))]
  }

  const minutesOfDay = (closures: Closures, instrument: Instrument, day: Day, at: number): readonly MinuteBar[] => {
    const newestDay = quoteDayAt(closures, at)
    if (day > newestDay || sessionsOf(closures, day).length === 0) return []
    const minute = day === newestDay ? Math.floor(at / 60_000) : 'over'
    return minutes(`${instrument.code} ${day} ${minute} ${closures.name}`, () =>
      // the tapes of an earlier day would push those of today out of the cache
      (day === newestDay ? viewOf(closures, day) : make(closures, day)).minutes(instrument, at),
    )
  }

  const minutesAt: Exchange['minutesAt'] = (closures, instruments, days, at) =>
    new Map(
      instruments.map((instrument) => [
        instrument.code,
        days.flatMap((day) => minutesOfDay(closures, instrument, day, at)),
      ]),
    )

  const depthAt: Feed['depthAt'] = (closures, instrument, at) =>
    instrument.kind === 'index' ? undefined : depthAround(instrument, figuresAt(closures, instrument, at).price, at)

  return { figuresAt, tickIn, barsAt, minutesAt, depthAt }
}
