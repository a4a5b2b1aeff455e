import type { Day } from './day.ts'

export type MarkKind = 'payout' | 'subscription' | 'milestone' | 'closed'

/** A property of a day. A `closed` day is shown with its reason but cannot be chosen. */
export interface DayMark {
  day: Day
  kind: MarkKind
  /** in the visitor's language: the amount paid out, or why the market is closed */
  note?: string
}

/** Both ends included; `to` is missing until it is chosen. */
export interface DayRange {
  from: Day
  to?: Day
}

interface Shown {
  /** accessible name of the calendar */
  label: string
  /** the business day in Hong Kong, from the server and never from the device's clock */
  today: Day
  /** first day that can be chosen; defaults to today */
  min?: Day
  /** last day that can be chosen, at most six months after today (K3) */
  max?: Day
  marks?: readonly DayMark[]
}

interface Single {
  mode: 'single'
  value: Day | undefined
  onChange: (day: Day) => void
}

interface Range {
  mode: 'range'
  value: DayRange | undefined
  onChange: (range: DayRange) => void
}

export type CalendarProps = Shown & (Single | Range)
