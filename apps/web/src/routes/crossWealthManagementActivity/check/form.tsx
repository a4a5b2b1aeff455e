import type { Direction } from '@foyer/api/cross-border'
import type { SelfCheckQuestion } from '@foyer/api/wealth-connect'
import { useState } from 'react'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { Question } from './question.tsx'
import { Result } from './result.tsx'
import { text } from './text.ts'
import type { Check } from './use-self-check.ts'

export interface FormProps {
  check: Check
  direction: Direction
  questions: readonly SelfCheckQuestion[]
}

/**
 * The questions, all visible at once, and the result that replaces them. `data-secret` excludes the form from usage
 * statistics, because the position of a tap would reveal an answer.
 */
export const Form = ({ check, direction, questions }: FormProps) => {
  const t = useText(text)
  const online = useOnline()
  const [isTried, setTried] = useState(false)
  const top = useHeadingFocus<HTMLDivElement>()
  const { answers, result, isBusy, problem, evaluate } = check
  if (result && result.outcome !== 'outdated')
    return (
      <Result
        result={result}
        check={check}
        direction={direction}
        onAgain={() => {
          setTried(false)
          check.again()
        }}
      />
    )
  const send = () => {
    setTried(true)
    const missing = questions.find(({ id }) => answers[id] === undefined)
    if (!missing) return evaluate()
    document.querySelector<HTMLElement>(`[data-question="${missing.id}"] input`)?.focus()
  }
  return (
    <div ref={top} tabIndex={-1} className={styles.wealthForm} data-secret>
      {result && (
        <Notice tone="warn" live>
          {t.outdated}
        </Notice>
      )}
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          value={answers[question.id]}
          error={isTried && answers[question.id] === undefined ? t.missing : undefined}
          onChange={(option) => check.answer(question.id, option)}
        />
      ))}
      {(problem || !online) && (
        <p className={gateStyles.gateProblem} role="alert">
          {online ? problem : t.offline}
        </p>
      )}
      <Button look="plain" busy={isBusy} blocked={!online} onClick={send}>
        {t.see}
      </Button>
    </div>
  )
}
