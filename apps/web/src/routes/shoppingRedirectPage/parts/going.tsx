import type { RedirectTarget } from '@foyer/contract/redirects'
import { useEffect, useRef, useState } from 'react'
import { goBack } from '../../../platform/navigation.ts'
import { failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { addressOf, leaveFor } from '../api.ts'
import { text } from '../text.ts'
import { Passing } from './passing.tsx'

interface GoingProps {
  target: RedirectTarget
  /** the target is not as it was shown: asks for it once more */
  onChanged: () => void
}

/** The partner and its host, what would be passed on, and the two ways from here. */
export const Going = ({ target, onChanged }: GoingProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [agrees, setAgrees] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)

  // whoever comes back finds the page as it was left, from the browser's memory
  useEffect(() => {
    const back = () => setGoing(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  const go = async () => {
    if (running.current) return
    running.current = true
    setGoing(true)
    setProblem('')
    try {
      const url = await addressOf(target, agrees)
      if (url) return leaveFor(url)
      setProblem(t.strange)
    } catch (error) {
      const failure = failureOf(error)
      const { reason } = failure
      const isStale = reason === 'terms_outdated' || reason === 'redirect_closed' || reason === 'not_found'
      setProblem(reason === 'terms_outdated' ? t.changed : await failureText(failure))
      if (isStale) {
        setAgrees(false)
        onChanged()
      }
    } finally {
      running.current = false
    }
    setGoing(false)
  }

  return (
    <>
      <section className="leaving-card leaving-partner" aria-label={t.partner}>
        <h2>{target.partner[language]}</h2>
        <p>{target.about[language]}</p>
        <p className="leaving-host">
          <small>{t.host}</small>
          <strong className="numbers" translate="no">
            {target.host}
          </strong>
        </p>
      </section>
      <Passing target={target} agrees={agrees} onAgrees={setAgrees} />
      <p className="leaving-never">{t.never}</p>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="leaving-ways">
        <Button busy={isGoing} onClick={() => void go()}>
          {isGoing ? t.going : fill(t.go, { host: target.host })}
        </Button>
        <Button look="quiet" onClick={() => void goBack()}>
          {t.back}
        </Button>
      </div>
    </>
  )
}
