import type { AgreementKey } from '@foyer/api/content'
import { useId, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { FieldError } from '../ui/field-error.tsx'
import * as styles from './consents.module.css'
import { AgreementSheet } from './lazy-sheet.tsx'
import { text } from './text.ts'

type Document = Exclude<AgreementKey, 'marketing'>

interface ConsentsProps {
  agreed: boolean
  error: string | undefined
  onAgreed: (agreed: boolean) => void
  /** absent if the person has already answered */
  marketing?: { agreed: boolean; onAgreed: (agreed: boolean) => void }
}

/**
 * V6: one tick for three documents, which open as text, and a separate optional marketing consent that is never
 * pre-ticked.
 */
export const Consents = ({ agreed, error, onAgreed, marketing }: ConsentsProps) => {
  const t = useText(text)
  const id = useId()
  const [reading, setReading] = useState<AgreementKey>()
  const link = (key: AgreementKey, label: string) => (
    <button key={key} type="button" className={styles.link} onClick={() => setReading(key)}>
      {label}
    </button>
  )
  return (
    <div className={styles.consents}>
      <div className={styles.consent}>
        <input
          id={id}
          type="checkbox"
          className={styles.check}
          checked={agreed}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onAgreed(event.target.checked)}
        />
        <div id={`${id}-label`} className={styles.sentence}>
          <label htmlFor={id}>{t.agree}</label>
          <div className={styles.consentLinks}>
            {t.documents
              .split(/[{}]/)
              .map((part, nth) => (nth % 2 ? link(part as Document, t[part as Document]) : part))}
          </div>
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {marketing && (
        <div className={styles.consent}>
          <input
            id={`${id}-marketing`}
            type="checkbox"
            className={styles.check}
            checked={marketing.agreed}
            onChange={(event) => marketing.onAgreed(event.target.checked)}
          />
          <div className={styles.consentOptional}>
            <label htmlFor={`${id}-marketing`}>{t.marketing}</label>
            {link('marketing', t.marketingMore)}
          </div>
        </div>
      )}
      {reading && <AgreementSheet agreementKey={reading} onClose={() => setReading(undefined)} />}
    </div>
  )
}
