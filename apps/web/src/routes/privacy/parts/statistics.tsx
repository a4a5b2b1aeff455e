import { useId } from 'react'
import { answerStatistics, hasPrivacySignal, useStatisticsConsent } from '../../../platform/tracking/consent.ts'
import { useText } from '../../../shared/text/use-text.ts'
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
    <section className="privacy-card privacy-statistics" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <p>{t.why}</p>
      <p>{t.besides}</p>
      <p>{t.who}</p>
      <p>{t.typed}</p>
      {hasPrivacySignal() && <p>{t.signal}</p>}
      <button
        type="button"
        role="switch"
        className="privacy-switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        onClick={() => answerStatistics(isOn ? 'refused' : 'granted')}
      >
        <span id={`${id}-label`}>{t.label}</span>
        <span className="privacy-track" aria-hidden="true" />
      </button>
      <p id={`${id}-message`} className="privacy-message" role="status">
        {isOn ? t.on : t.off}
      </p>
    </section>
  )
}
