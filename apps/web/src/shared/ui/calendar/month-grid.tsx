import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { useLanguage } from '../../text/language.ts'
import { directionOf } from '../../text/languages.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import type { CalendarProps, DayRange } from './calendar-props.ts'
import { Chevron } from './chevron.tsx'
import { type Day, dateOf, dayOf } from './day.ts'
import { DayButton, markKinds } from './day-button.tsx'
import { dayNames } from './day-names.ts'
import { describeMarks } from './describe-day.ts'
import { Legend } from './legend.tsx'
import { limitsOf } from './limits.ts'
import * as styles from './month-grid.module.css'
import { extend } from './range.ts'
import { text } from './text.ts'

/** A constant object, because a new one would recreate every day. */
const components = { DayButton, Chevron }
const modifiersClassNames = { closed: 'rdp-closed', from: 'rdp-from', to: 'rdp-to' }

/**
 * The library uses these two functions only to compute where a key leads and which month is the last. Limiting them to
 * `min` and `max` lets a Page key move to the last day that can be chosen instead of doing nothing.
 */
const keysWithin = (min: Day, max: Day) => ({
  min: (dates: Date[]) => new Date(Math.min(...dates.map(Number), Number(dateOf(max)))),
  max: (dates: Date[]) => new Date(Math.max(...dates.map(Number), Number(dateOf(min)))),
})

const endsOf = ({ mode, value }: CalendarProps): DayRange | undefined =>
  mode === 'range' ? value : value === undefined ? undefined : { from: value, to: value }

/** The grid with its library, loaded by `calendar.tsx`. */
export const MonthGrid = (props: CalendarProps) => {
  const { label, today, marks = [] } = props
  const t = useText(text)
  const language = useLanguage()
  const names = dayNames(language)
  const [pressed, setPressed] = useState<Day>()
  const { min, max } = limitsOf(props)
  const ends = endsOf(props)
  const marksOf = (day: Day) => marks.filter((mark) => mark.day === day)

  const press = (date: Date, modifiers: Modifiers) => {
    const day = dayOf(date)
    setPressed(day)
    if (modifiers.closed) return
    if (props.mode === 'single') props.onChange(day)
    else props.onChange(extend(props.value, day))
  }
  const nameOf = (date: Date, modifiers: Modifiers) => {
    const parts = [names.whole(date), modifiers.today && t.today, describeMarks(marksOf(dayOf(date)), t)]
    const isRange = props.mode === 'range'
    if (isRange && modifiers.from) parts.push(t.from)
    if (isRange && modifiers.to) parts.push(t.to)
    if (modifiers.selected) parts.push(t.selected)
    return parts.filter(Boolean).join(t.separator)
  }
  const about = pressed === undefined ? '' : describeMarks(marksOf(pressed), t)
  const isOpenRange = props.mode === 'range' && props.value !== undefined && props.value.to === undefined
  const hint = isOpenRange ? t.pickEnd : ''
  const is = (day: Day | undefined) => (date: Date) => dayOf(date) === day
  return (
    <section className={styles.calendar} aria-label={label}>
      <DayPicker
        lang={language}
        dir={directionOf(language)}
        today={dateOf(today)}
        weekStartsOn={0}
        fixedWeeks
        navLayout="around"
        startMonth={dateOf(min)}
        endMonth={dateOf(max)}
        defaultMonth={dateOf(ends?.from ?? today)}
        disabled={[{ before: dateOf(min) }, { after: dateOf(max) }]}
        dateLib={keysWithin(min, max)}
        modifiers={{
          selected: (date) => ends !== undefined && dayOf(date) >= ends.from && dayOf(date) <= (ends.to ?? ends.from),
          from: is(ends?.from),
          to: is(ends?.to),
          ...Object.fromEntries(
            markKinds.map((kind) => [kind, (date: Date) => marksOf(dayOf(date)).some((mark) => mark.kind === kind)]),
          ),
        }}
        modifiersClassNames={modifiersClassNames}
        components={components}
        formatters={{
          formatCaption: names.month,
          formatWeekdayName: names.weekday,
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelGrid: names.month,
          labelWeekday: names.longWeekday,
          labelNav: () => t.months,
          labelPrevious: () => t.previous,
          labelNext: () => t.next,
          labelDayButton: nameOf,
        }}
        onDayClick={press}
      />
      <Legend kinds={markKinds.filter((kind) => marks.some((mark) => mark.kind === kind))} />
      <p className={styles.calendarAbout} role="status">
        {[pressed && about ? fill(t.about, { day: names.short(dateOf(pressed)), note: about }) : '', hint]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  )
}
