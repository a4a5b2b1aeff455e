import type { ErasureReply } from '@foyer/api/privacy'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as erasureText } from './erasure-text.ts'
import { text } from './text.ts'

/** The records that are stored without number, name or address, by the day on which they end. */
export const RetainedRecords = ({ records }: { records: ErasureReply['retained'] }) => {
  const t = useText(text)
  const { until } = useText(erasureText)
  const language = useLanguage()
  const list = new Intl.ListFormat(language)
  const ofDay = new Map<string, string[]>()
  for (const { kind, until: end } of records) {
    const day = formatDay(language, end)
    ofDay.set(day, [...(ofDay.get(day) ?? []), t[kind]])
  }
  return (
    <ul className={styles.privacyStays}>
      {[...ofDay].map(([day, kinds]) => (
        <li key={day}>{fill(until, { kind: list.format(kinds), day })}</li>
      ))}
    </ul>
  )
}
