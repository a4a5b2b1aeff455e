import type { ErasureReply } from '@foyer/api/privacy'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as erasureText } from './erasure-text.ts'
import { text } from './text.ts'

/** The records that are stored without number, name or address, each with its end. */
export const RetainedRecords = ({ records }: { records: ErasureReply['retained'] }) => {
  const t = useText(text)
  const { until } = useText(erasureText)
  const language = useLanguage()
  return (
    <ul className={styles.privacyStays}>
      {records.map(({ kind, until: day }) => (
        <li key={kind}>{fill(until, { kind: t[kind], day: formatDay(language, day) })}</li>
      ))}
    </ul>
  )
}
