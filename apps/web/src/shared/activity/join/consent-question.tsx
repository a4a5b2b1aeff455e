import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import type { RequestedConsent } from '../shown.ts'
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
    <div className="join-consent">
      <div className="consent">
        <input
          id={id}
          type="checkbox"
          className="check"
          checked={isGiven}
          aria-describedby={`${id}-why`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {consent.label} <span className="join-optional">{t.optional}</span>
        </label>
      </div>
      <p id={`${id}-why`}>{consent.why}</p>
    </div>
  )
}
