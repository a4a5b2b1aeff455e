import type { Offering, OfferingDates } from '@foyer/api/offerings'
import * as blocksStyles from '../activity/blocks/blocks.module.css'
import { Section } from '../activity/blocks/section.tsx'
import { formatNearMoment } from '../format/hong-kong-time.ts'
import { useLanguage } from '../text/language.ts'
import type { TextKey } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './offerings.module.css'
import { text } from './text.ts'

const days = [
  ['opens', 'dateOpens'],
  ['cutOff', 'dateCutOff'],
  ['closes', 'dateCloses'],
  ['allotment', 'dateAllotment'],
  ['refund', 'dateRefund'],
  ['listed', 'dateListed'],
] as const satisfies readonly (readonly [keyof OfferingDates, TextKey<typeof text>])[]

interface KeyDatesProps {
  offering: Pick<Offering, 'dates'>
  /** business time in milliseconds */
  now: number
}

/** The dates of an offering as a list without a title: past ones and the next ones. */
export const DateList = ({ offering: { dates }, now }: KeyDatesProps) => {
  const t = useText(text)
  const language = useLanguage()
  const next = days.find(([day]) => dates[day] > now)?.[0]
  return (
    <ol role="list" className={`${styles.keyDates} numbers`}>
      {days.map(([day, label]) => {
        const isPast = dates[day] <= now
        return (
          <li key={day} className={isPast ? styles.isPast : undefined}>
            <span>
              {t[label]}
              {isPast && <span className="visually-hidden">, {t.datePast}</span>}
              {day === next && <em>{t.dateNext}</em>}
            </span>
            <time dateTime={new Date(dates[day]).toISOString()}>{formatNearMoment(language, dates[day], now)}</time>
          </li>
        )
      })}
    </ol>
  )
}

/** The same list as a block of a page. */
export const KeyDates = (props: KeyDatesProps) => {
  const t = useText(text)
  return (
    <Section title={t.dates}>
      <div className={blocksStyles.card}>
        <DateList {...props} />
      </div>
      <p className={styles.offeringNote}>{t.datesNote}</p>
    </Section>
  )
}
