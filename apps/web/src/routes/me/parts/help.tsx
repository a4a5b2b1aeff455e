import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { HotlineHours } from '../../../shared/hotline/hotline-hours.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { aboutIcon, phoneIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Row } from './row.tsx'

/** The hotline and the firm. */
export const Help = () => {
  const t = useText(text)
  return (
    <section className={styles.card} aria-labelledby="me-help">
      <h2 id="me-help">{t.help}</h2>
      <ul role="list">
        <li>
          <div className={styles.row}>
            <Icon path={phoneIcon} size={22} />
            <div className={styles.hotline}>
              <CallUs look="quiet" />
              <HotlineHours />
            </div>
          </div>
        </li>
        <Row path="/about" label={t.about} icon={aboutIcon} />
      </ul>
    </section>
  )
}
