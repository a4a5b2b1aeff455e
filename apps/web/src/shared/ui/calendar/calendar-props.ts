import type { Day } from './day.ts'

export type MarkKind = 'payout' | 'subscription' | 'milestone' | 'closed'

/** Something a day is known for. A `closed` day is seen and its reason said, but it cannot be chosen. */
export interface DayMark {
  day: Day
  kind: MarkKind
  /** in the visitor's language: the amount paid out, why the market is closed */
  note?: string
}

/** Both ends included; `to` is missing until it is chosen. */
export interface DayRange {
  from: Day
  to?: Day
}

interface Shown {
  /** name of the whole, for a screen reader */
  label: string
  /** the business day in Hong Kong, from the server; never the device's clock */
  today: Day
  /** first day that can be chosen, today where none is given */
  min?: Day
  /** last day that can be chosen; never more than six months after today (K3) */
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
