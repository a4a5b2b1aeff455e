import type { PhoneReply } from '@foyer/api/phone-change'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** What is restricted for a day after a change, and until when. */
export const Restrictions = ({ until }: { until: number }) => {
  const t = useText(text)
  return (
    <>
      <p>{fill(t.coolingWhy, { moment: formatHongKong(useLanguage(), until) })}</p>
      <ul className={styles.phoneWaits}>
        {[t.waitsChange, t.waitsCash, t.waitsApply, t.waitsErase].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** The page for a person who returns within the day. */
export const RecentlyChanged = ({ phone, until }: { phone: PhoneReply; until: number }) => {
  const t = useText(text)
  return (
    <section className={styles.phoneCard} aria-labelledby="phone-cooling">
      <p className={styles.phoneNumber}>
        <small>{t.now}</small>
        <strong className="numbers">{phone.mobileNo}</strong>
      </p>
      <h2 id="phone-cooling">{t.cooling}</h2>
      <Restrictions until={until} />
      <p>{t.notYou}</p>
      <CallUs />
    </section>
  )
}
