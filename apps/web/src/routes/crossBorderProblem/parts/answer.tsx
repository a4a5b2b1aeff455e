import type { CrossBorderQuestion } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../platform/copy-text.ts'
import { sharedAddress } from '../../../platform/shared-address.ts'
import { nameQuestion } from '../../../shared/question-in-address.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { cutAt, excerptOf, Marked } from './marked.tsx'
import type { Votes } from './use-votes.ts'
import { Vote } from './vote.tsx'
import { WholeNames } from './whole-names.tsx'

interface AnswerProps {
  question: CrossBorderQuestion
  /** the address names this question, so its answer is open and scrolled into view */
  isTargeted: boolean
  /** the text of the search, which is emphasised; empty without one */
  typed: string
  fold: (text: string) => string
  votes: Votes
}

/** A native disclosure. The address names the answer that was opened last, so that a link to it opens it again. */
export const Answer = ({ question, isTargeted, typed, fold, votes }: AnswerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const details = useRef<HTMLDetailsElement>(null)
  const { id } = question
  const title = inLanguage(question.question, language)
  const inTitle = cutAt(title, typed, fold)
  // a question without the text of the search shows where its answer has it
  const inAnswer = inTitle
    ? undefined
    : question.answer.map((paragraph) => cutAt(inLanguage(paragraph, language), typed, fold)).find(Boolean)
  useEffect(() => {
    if (!isTargeted || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'start' })
  }, [isTargeted])
  const copy = async () => {
    nameQuestion(id)
    showToast((await copyText(sharedAddress())) ? t.copied : t.notCopied)
  }
  return (
    <details
      ref={details}
      id={`faq-${id}`}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        nameQuestion(id)
        votes.load()
      }}
    >
      <summary>
        <span>
          {inTitle ? <Marked cut={inTitle} /> : <WholeNames text={title} />}
          {inAnswer && (
            <small>
              <Marked cut={excerptOf(inAnswer)} />
            </small>
          )}
        </span>
        <Icon path={downIcon} size={20} />
      </summary>
      {question.answer.map((paragraph) => (
        <p key={paragraph['en-US']} className={styles.questionAnswer} {...ofContent(paragraph, language)}>
          {inLanguage(paragraph, language)}
        </p>
      ))}
      <div className={styles.questionFooter}>
        <Vote id={id} votes={votes} />
        <button type="button" className={styles.questionCopy} onClick={() => void copy()}>
          {t.copy}
        </button>
      </div>
    </details>
  )
}
