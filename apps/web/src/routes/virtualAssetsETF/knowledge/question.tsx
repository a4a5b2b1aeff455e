import type { TestQuestion } from '@foyer/api/knowledge-tests'
import { inLanguage } from '@foyer/api/languages'
import { useId } from 'react'
import type { Language } from '../../../shared/text/languages.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import * as styles from '../page.module.css'

interface QuestionProps {
  question: TestQuestion
  language: Language
  value: string | undefined
  error: string | undefined
  onChange: (option: string) => void
}

/**
 * A question with native radio buttons. None is selected in advance. Usage statistics exclude it, because the position
 * of a tap would reveal an answer.
 */
export const Question = ({ question, language, value, error, onChange }: QuestionProps) => {
  const id = useId()
  const { text, options } = question
  return (
    <fieldset className={styles.vaQuestion} data-secret data-question={question.id} aria-describedby={`${id}-error`}>
      <legend {...ofContent(text, language)}>{inLanguage(text, language)}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.vaOption}>
          <input
            type="radio"
            name={id}
            value={option.id}
            checked={option.id === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.id)}
          />
          <span {...ofContent(option.text, language)}>{inLanguage(option.text, language)}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
