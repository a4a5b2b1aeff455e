import { inLanguage } from '@foyer/api/languages'
import type { SelfCheckQuestion } from '@foyer/api/wealth-connect'
import { useId } from 'react'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import * as styles from '../page.module.css'

interface QuestionProps {
  question: SelfCheckQuestion
  value: string | undefined
  error: string | undefined
  onChange: (option: string) => void
}

/** Whether the words of an option need the whole width, in signs as wide as a Latin letter. */
const isLong =
  (language: Language) =>
  ({ text }: SelfCheckQuestion['options'][number]): boolean =>
    [...inLanguage(text, language)].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 0) > 14

/** A question with native radio buttons. None is selected in advance. */
export const Question = ({ question: { id, text, note, options }, value, error, onChange }: QuestionProps) => {
  const name = useId()
  const language = useLanguage()
  return (
    <fieldset className={styles.wealthQuestion} data-question={id} aria-describedby={`${name}-note ${name}-error`}>
      <legend>{inLanguage(text, language)}</legend>
      {note && (
        <p id={`${name}-note`} className={`${crossBorderStyles.cbNote} numbers`}>
          {inLanguage(note, language)}
        </p>
      )}
      <div className={styles.wealthOptions} data-long={options.some(isLong(language)) || undefined}>
        {options.map((option) => (
          <label key={option.id} className={styles.wealthOption}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.id)}
            />
            <span className="numbers">{inLanguage(option.text, language)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  )
}
