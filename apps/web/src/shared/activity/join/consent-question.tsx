import { useId } from 'react'
import * as consentsStyles from '../../agreements/consents.module.css'
import { useText } from '../../text/use-text.ts'
import type { RequestedConsent } from '../shown.ts'
import * as styles from './join-sheet.module.css'
import { text } from './text.ts'

interface ConsentQuestionProps {
  consent: RequestedConsent
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

/** One optional consent apart from the terms, labelled as optional. */
export const ConsentQuestion = ({ consent, isGiven, onChange }: ConsentQuestionProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <div className={styles.joinConsent}>
      <div className={consentsStyles.consent}>
        <input
          id={id}
          type="checkbox"
          className={consentsStyles.check}
          checked={isGiven}
          aria-describedby={`${id}-why`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {consent.label} <span className={styles.joinOptional}>{t.optional}</span>
        </label>
      </div>
      <p id={`${id}-why`}>{consent.why}</p>
    </div>
  )
}
