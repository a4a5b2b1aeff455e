import type { Candle } from '@foyer/api/market'
import type { IntradayBar, IntradayReply } from '@foyer/api/market-details'
import type { CandlePeriod } from '@foyer/api/market-limits'
import { decimal, lineOf } from './instruments.ts'

/**
 * The past of the sample market: each figure follows from the same prices, so that quotes, candles, minutes, ranges and
 * boards agree with one another. Prices are thousandths.
 */

/** Friday 20 November 2026, 14:05:09 in Hong Kong: the time of every figure. */
export const asOf = Date.parse('2026-11-20T14:05:09+08:00')

const day = 86_400_000
const minute = 60_000

/** A number from -1 to 1 that depends only on the text. */
const chance = (text: string): number => {
  let bits = 0x811c_9dc5
  for (const char of text) bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x0100_0193)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d)
  return ((bits ^ (bits >>> 13)) >>> 0) / 0x8000_0000 - 1
}

/** Weekdays before the day of the figures, newest first; the first is that day itself. */
const tradingDays: readonly string[] = Array.from({ length: 2_200 }, (_, n) => new Date(asOf - n * day))
  .filter((date) => date.getUTCDay() % 6 !== 0)
  .map((date) => date.toISOString().slice(0, 10))

interface Prices {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** A whole number of the smallest step of a price. */
const inSteps = (price: number): number => Math.max(10, Math.round(price / 10) * 10)

/** Shares that were traded on the day of the figures. */
export const sharesOf = (code: string): number => {
  const [, kind, , lotSize, , , now] = lineOf(code)
  if (kind === 'index') return 0
  if (code === '99134') return 12_345_600
  return Math.round((9e11 * (1.2 + chance(code))) / now / lotSize) * lotSize
}

/** Closes of a code, newest first, beginning with the price now and the previous close. */
const closes = new Map<string, readonly number[]>()
const closesOf = (code: string): readonly number[] => {
  const known = closes.get(code)
  if (known) return known
  const [, , , , , before, now] = lineOf(code)
  let away = 0
  const all = [now]
  for (let n = 1; n <= tradingDays.length; n++) {
    all.push(n === 1 ? before : inSteps(before * Math.exp(away)))
    away = away * 0.992 + chance(`${code} ${n}`) * 0.021
  }
  closes.set(code, all)
  return all
}

/** The day of the figures so far. */
export const today = (code: string): Prices => {
  const [, , , , , before, now] = lineOf(code)
  return {
    open: inSteps(before * 1.002),
    high: inSteps(Math.max(now, before) * 1.002),
    low: inSteps(Math.min(now, before) * 0.998),
    close: now,
  }
}

const pricesOn = (code: string, back: number): Prices => {
  if (back === 0) return today(code)
  const all = closesOf(code)
  const [close, before] = [all[back] ?? 0, all[back + 1] ?? 0]
  const open = inSteps(before * (1 + chance(`${code} open ${back}`) * 0.006))
  const spread = (name: string) => (1 + chance(`${code} ${name} ${back}`)) * 0.007
  return {
    open,
    high: inSteps(Math.max(open, close) * (1 + spread('high'))),
    low: inSteps(Math.min(open, close) * (1 - spread('low'))),
    close,
  }
}

const candleOf = (code: string, back: number): Candle => {
  const { open, high, low, close } = pricesOn(code, back)
  const usual = sharesOf(code)
  return {
    day: tradingDays[back] ?? '',
    open: decimal(open),
    high: decimal(high),
    low: decimal(low),
    close: decimal(close),
    volume: String(back === 0 ? usual : Math.round((usual * (1.5 + chance(`${code} volume ${back}`))) / 1_000) * 1_000),
  }
}

const mondayOf = (iso: string): string => {
  const date = new Date(`${iso}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
}
const periodOf: Readonly<Record<CandlePeriod, (iso: string) => string>> = {
  day: (iso) => iso,
  week: mondayOf,
  month: (iso) => iso.slice(0, 7),
}

const higher = (one: string, other: string) => (Number(one) < Number(other) ? other : one)
const lower = (one: string, other: string) => (Number(one) > Number(other) ? other : one)

/** The last candles that begin before a day, oldest first. */
export const candlesUpTo = (code: string, period: CandlePeriod, count: number, before = '9999'): Candle[] => {
  const found: Candle[] = []
  for (let back = tradingDays.length - 2; back >= 0; back--) {
    const next = candleOf(code, back)
    const last = found.at(-1)
    if (last && periodOf[period](last.day) === periodOf[period](next.day))
      found[found.length - 1] = {
        ...last,
        high: higher(last.high, next.high),
        low: lower(last.low, next.low),
        close: next.close,
        volume: String(Number(last.volume) + Number(next.volume)),
      }
    else found.push(next)
  }
  return found.filter((candle) => candle.day < before).slice(-count)
}

/** When a day is traded; a day that ended at noon has a morning alone. */
export const sessionsAt = (back: number, until: number): { from: number; to: number }[] => {
  const at = (clock: string) => Date.parse(`${tradingDays[back]}T${clock}+08:00`)
  const morning = { from: at('09:30'), to: at('12:00') }
  return until === morning.to ? [morning] : [morning, { from: at('13:00'), to: at('16:00') }]
}

/** Prices from the open to the close of a day that touch its high and its low once. */
const courseOf = (name: string, { open, high, low, close }: Prices, count: number): number[] => {
  const width = (high - low) * 0.12
  let [wave, course] = [0, [] as number[]]
  for (let n = 0; n <= count; n++) {
    const part = n / count
    wave = wave * 0.94 + chance(`${name} ${n}`) * width
    const between = open + (close - open) * part + wave * Math.sqrt(4 * part * (1 - part))
    course.push(Math.min(high, Math.max(low, inSteps(between))))
  }
  const inside = course.slice(1, -1)
  course[1 + inside.indexOf(Math.max(...inside))] = high
  course[1 + inside.indexOf(Math.min(...inside))] = low
  return course
}

const minutesOn = (code: string, back: number, minutes: number, until: number): IntradayBar[] => {
  const step = minutes * minute
  const times = sessionsAt(back, until)
    .flatMap(({ from, to }) => Array.from({ length: (to - from) / step }, (_, n) => from + n * step))
    .filter((at) => at + step <= until)
  const course = courseOf(`${code} ${back}`, pricesOn(code, back), times.length)
  const usual = sharesOf(code) / times.length
  return times.map((at, n) => {
    const [open, close] = [course[n] ?? 0, course[n + 1] ?? 0]
    const fromMiddle = Math.abs(n / times.length - 0.5)
    return {
      at,
      open: decimal(open),
      high: decimal(Math.max(open, close)),
      low: decimal(Math.min(open, close)),
      close: decimal(close),
      volume: String(Math.round(usual * (0.5 + fromMiddle * 2) * (1 + 0.9 * chance(`${code} ${back} shares ${n}`)))),
    }
  })
}

/** The bars of the day of the figures, or of five days, up to a moment. */
export const minutesUpTo = (
  code: string,
  range: IntradayReply['range'],
  until: number,
): Pick<IntradayReply, 'minutes' | 'bars'> & { previousClose: string } => {
  const [minutes, count] = range === 'day' ? [1, 1] : [5, 5]
  const days = Array.from({ length: count }, (_, n) => count - 1 - n)
  return {
    minutes,
    previousClose: decimal(closesOf(code)[count] ?? 0),
    bars: days.flatMap((back) => minutesOn(code, back, minutes, until)),
  }
}

/** The value of the shares that were traded on the day of the figures, at their average price. */
export const turnoverOf = (code: string): number => {
  const { open, high, low, close } = today(code)
  return Math.round((sharesOf(code) * (open + high + low + close)) / 4_000)
}
