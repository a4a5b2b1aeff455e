import { useId } from 'react'
import { answerStatistics, hasPrivacySignal, useStatisticsConsent } from '../../../platform/tracking/consent.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as styles from '../page.module.css'
import { text } from './statistics-text.ts'

/**
 * The current answer about usage statistics on this device. A tap changes it. Turning statistics off deletes the data
 * on this device.
 */
export const Statistics = () => {
  const t = useText(text)
  const id = useId()
  const isOn = useStatisticsConsent(({ consent }) => consent === 'granted')
  return (
    <section className={`${styles.privacyCard} ${styles.privacyStatistics}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <button
        type="button"
        role="switch"
        className={styles.privacySwitch}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        onClick={() => answerStatistics(isOn ? 'refused' : 'granted')}
      >
        <span id={`${id}-label`}>{t.label}</span>
        <span className={styles.privacyTrack} aria-hidden="true" />
      </button>
      <p id={`${id}-message`} className={styles.privacyMessage} role="status">
        {isOn ? t.on : t.off}
      </p>
      <p>{t.why}</p>
      {hasPrivacySignal() && <p>{t.signal}</p>}
      <details className={styles.privacyRecords}>
        <summary>
          {t.more}
          <Icon path={downIcon} size={20} />
        </summary>
        <p>{t.besides}</p>
        <p>{t.who}</p>
        <p>{t.typed}</p>
      </details>
    </section>
  )
}
