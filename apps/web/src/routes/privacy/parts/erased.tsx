import type { ErasureReply } from '@foyer/api/privacy'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { text } from './erasure-text.ts'
import { RetainedRecords } from './retained-records.tsx'

/** The result of an erasure, the last message to this person. */
export const Erased = ({ reply }: { reply: ErasureReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const heading = useHeadingFocus()
  return (
    <section className={`${styles.privacyCard} ${styles.privacyErased}`} aria-labelledby="privacy-erased">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="31" className={styles.privacySeal} />
        <path d="M20 33l8.5 8.5L45 25" className={styles.privacyDone} />
      </svg>
      <h2 id="privacy-erased" ref={heading} tabIndex={-1}>
        {t.erased}
      </h2>
      <p role="status">{fill(t.erasedAt, { moment: formatHongKong(language, reply.erasedAt) })}</p>
      <p>{t.stays}</p>
      <RetainedRecords records={reply.retained} />
      <a className="button button-plain" href="#/">
        {t.home}
      </a>
    </section>
  )
}
