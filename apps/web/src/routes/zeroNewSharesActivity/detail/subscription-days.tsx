import type { Offering, OfferingDates } from '@foyer/api/offerings'
import { useState } from 'react'
import { formatClock, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { text as shared } from '../../../shared/offerings/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { TextKey } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Calendar } from '../../../shared/ui/calendar/calendar.tsx'
import type { DayMark } from '../../../shared/ui/calendar/calendar-props.ts'
import * as styles from '../page.module.css'
import { text } from './days-text.ts'

const dayLength = 86_400_000
const moments = [
  ['opens', 'dateOpens'],
  ['cutOff', 'dateCutOff'],
  ['closes', 'dateCloses'],
  ['allotment', 'dateAllotment'],
  ['refund', 'dateRefund'],
  ['listed', 'dateListed'],
] as const satisfies readonly (readonly [keyof OfferingDates, TextKey<typeof shared>])[]

/** The days on which the broker accepts applications, from the first to the day of the cut-off. */
const daysOpen = ({ opens, cutOff }: OfferingDates): string[] => {
  const days = new Set<string>()
  for (let at = opens; at < cutOff; at += dayLength) days.add(hongKongDay(at))
  return [...days.add(hongKongDay(cutOff))]
}

/** The days of an offering in a calendar. The list of dates shows the same with times (K3). */
export const SubscriptionDays = ({ offering: { dates }, asOf }: { offering: Offering; asOf: number }) => {
  const t = useText(text)
  const names = useText(shared)
  const language = useLanguage()
  const [day, setDay] = useState<string>()
  const marks: DayMark[] = [
    ...daysOpen(dates).map((one): DayMark => ({ day: one, kind: 'subscription' })),
    ...moments.map(
      ([name, label]): DayMark => ({
        day: hongKongDay(dates[name]),
        kind: 'milestone',
        note: `${names[label]} ${formatClock(language, dates[name])}`,
      }),
    ),
  ]
  return (
    <details className={styles.daysFold}>
      <summary>{t.title}</summary>
      <Calendar
        mode="single"
        label={t.label}
        today={hongKongDay(asOf)}
        // past days are shown too
        min={hongKongDay(Math.min(dates.opens, asOf))}
        marks={marks}
        value={day}
        onChange={setDay}
      />
    </details>
  )
}
