import { useId, useState } from 'react'
import { isRoute } from '../../platform/navigation.ts'
import { answerStatistics, type StatisticsConsent, useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { text } from './text.ts'
import './statistics-question.css'

/** One function for good: React calls another one at every render, and whoever went on would be taken back. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Whether usage statistics may be kept: asked in place, once, with nothing chosen beforehand and two answers that look alike. */
export const StatisticsQuestion = () => {
  const t = useText(text)
  const id = useId()
  const { consent } = useStatisticsConsent()
  const [answered, setAnswered] = useState<Exclude<StatisticsConsent, 'unknown'>>()

  if (answered)
    return (
      <div className="statistics">
        {/* the button that was pressed is gone; who reads by ear goes on from here */}
        <p role="status" tabIndex={-1} ref={focus}>
          {t[answered]}
        </p>
      </div>
    )
  // answered on another visit, or in another tab
  if (consent !== 'unknown') return null
  const answer = (said: Exclude<StatisticsConsent, 'unknown'>) => {
    setAnswered(said)
    answerStatistics(said)
  }
  return (
    <section className="statistics" aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.ask}</p>
      {isRoute('/privacy') && <a href="#/privacy">{t.change}</a>}
      <div className="statistics-answers">
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
