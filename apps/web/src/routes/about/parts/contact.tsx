import { brand } from '@foyer/api/brand'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { HotlineHours } from '../../../shared/hotline/hotline-hours.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Lets an address break after the @ in large text, and not within a word. */
const breakable = (email: string): string => email.replace('@', '@\u200b')

/** The hotline and how to complain, to the firm and to the authorities (O6). */
export const Contact = () => {
  const t = useText(text)
  return (
    <section className={styles.aboutCard} aria-labelledby="about-contact">
      <h2 id="about-contact">{t.contact}</h2>
      <p>{t.contactWhy}</p>
      <div className={styles.aboutWays}>
        <CallUs />
        <a className="button button-quiet" href={`mailto:${brand.complaintsEmail}`}>
          {t.write} <span>{breakable(brand.complaintsEmail)}</span>
        </a>
      </div>
      <HotlineHours />
      <p>{t.further}</p>
    </section>
  )
}
