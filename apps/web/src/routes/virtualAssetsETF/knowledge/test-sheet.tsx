import type { TestAttempt } from '@foyer/api/knowledge-tests'
import { useEffect, useRef, useState } from 'react'
import type { Once } from '../../../shared/once/once.ts'
import { isOpen } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import * as styles from '../page.module.css'
import { Question } from './question.tsx'
import { text } from './text.ts'

interface TestSheetProps {
  attempt: TestAttempt
  /** the selected option by question; it outlives the sheet */
  chosen: Readonly<Record<string, string>>
  onChosen: (chosen: Readonly<Record<string, string>>) => void
  handIn: Once<'POST /user/:number/knowledgeTest/handIn'>
  onClose: () => void
}

/**
 * One question after the other, none answered in advance. The person can return and change an answer until all are
 * handed in. When the sheet opens again, it continues with the first question without an answer.
 */
export const TestSheet = ({ attempt: { attempt, questions }, chosen, onChosen, handIn, onClose }: TestSheetProps) => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const [begunAt] = useState(() => {
    const open = questions.findIndex(({ id }) => !chosen[id])
    return open < 0 ? questions.length - 1 : open
  })
  const [place, setPlace] = useState(begunAt)
  const [isMissing, setMissing] = useState(false)
  const top = useRef<HTMLParagraphElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // on opening, the sheet itself takes the focus
    if (!isFirst.current || place !== begunAt) top.current?.focus()
    isFirst.current = false
  }, [place, begunAt])
  const question = questions[place]
  if (!question) return null
  const isLast = place === questions.length - 1
  const isSending = handIn.state.kind === 'sending'
  const go = (to: number) => {
    setMissing(false)
    setPlace(to)
  }
  const next = () => {
    if (!chosen[question.id]) return setMissing(true)
    if (!isLast) return go(place + 1)
    const answers = questions.map(({ id }) => ({ question: id, option: chosen[id] ?? '' }))
    handIn.send({ attempt, answers })
  }
  return (
    <Sheet
      title={t.title}
      onClose={onClose}
      busy={isSending}
      footer={
        <div className={styles.vaTurn}>
          {place > 0 && (
            <Button look="plain" blocked={isSending} onClick={() => go(place - 1)}>
              {t.back}
            </Button>
          )}
          <Button busy={isSending} blocked={(isLast && !online) || isOpen(handIn.state)} onClick={next}>
            {isLast ? t.handIn : t.next}
          </Button>
        </div>
      }
    >
      <div className={styles.vaQuestions}>
        <p className={`${styles.vaPlace} numbers`} ref={top} tabIndex={-1}>
          {fill(t.place, { n: place + 1, all: questions.length })}
        </p>
        <div className={styles.vaBar} aria-hidden="true">
          <span style={{ inlineSize: `${(100 * (place + 1)) / questions.length}%` }} />
        </div>
        <Question
          key={question.id}
          question={question}
          language={language}
          value={chosen[question.id]}
          error={isMissing ? t.missing : undefined}
          onChange={(option) => {
            setMissing(false)
            onChosen({ ...chosen, [question.id]: option })
          }}
        />
        <FieldError id={`${attempt}-offline`}>{isLast && !online ? t.offline : undefined}</FieldError>
        {isOpen(handIn.state) && <UnknownPart state={handIn.state} why={t.unknownWhy} onAgain={handIn.again} />}
      </div>
    </Sheet>
  )
}
