import { useId, useState } from 'react'
import { isRoute } from '../../platform/navigation.ts'
import { answerStatistics, type StatisticsConsent, useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as styles from './statistics-question.module.css'
import { text } from './text.ts'

/** A constant function, because React calls a new ref function at every render, which would take the focus back. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * Requests consent to usage statistics once, in the page, with nothing preselected and two buttons of equal appearance.
 */
export const StatisticsQuestion = () => {
  const t = useText(text)
  const id = useId()
  const { consent } = useStatisticsConsent()
  const [answered, setAnswered] = useState<Exclude<StatisticsConsent, 'unknown'>>()

  if (answered)
    return (
      <div className={styles.statistics}>
        {/* the pressed button is gone, so the thank-you gets the focus for screen readers */}
        <p role="status" tabIndex={-1} ref={focus}>
          {t[answered]}
        </p>
      </div>
    )
  // answered on another visit or in another tab
  if (consent !== 'unknown') return null
  const answer = (choice: Exclude<StatisticsConsent, 'unknown'>) => {
    setAnswered(choice)
    answerStatistics(choice)
  }
  return (
    <section className={styles.statistics} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.question}</p>
      {isRoute('/privacy') && <a href="#/privacy">{t.change}</a>}
      <div className={styles.statisticsAnswers}>
        <Button look="plain" onClick={() => answer('refused')}>
          {t.no}
        </Button>
        <Button look="plain" onClick={() => answer('granted')}>
          {t.yes}
        </Button>
      </div>
    </section>
  )
}
