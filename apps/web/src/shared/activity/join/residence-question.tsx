import type { Residence } from '@foyer/api/activities'
import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import { FieldError } from '../../ui/field-error.tsx'
import * as styles from './join-sheet.module.css'
import { text } from './text.ts'

interface ResidenceQuestionProps {
  value: Residence | undefined
  error: string | undefined
  onChange: (value: Residence) => void
}

/**
 * Five residences, none chosen in advance. `data-secret` excludes them from statistics, which would record the position
 * of a tap.
 */
export const ResidenceQuestion = ({ value, error, onChange }: ResidenceQuestionProps) => {
  const t = useText(text)
  const id = useId()
  return (
    <fieldset className={styles.residence} data-secret aria-describedby={`${id}-why ${id}-error`}>
      <legend>{t.residence}</legend>
      <p id={`${id}-why`}>{t.residenceWhy}</p>
      {answers.map((answer) => (
        <label key={answer} className={styles.residenceAnswer}>
          <input type="radio" name={id} checked={answer === value} onChange={() => onChange(answer)} />
          {t[answer]}
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

const answers: readonly Residence[] = ['hong_kong', 'mainland', 'macao', 'taiwan', 'elsewhere']
