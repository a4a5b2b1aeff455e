import { smsCodeLength } from '@foyer/protocol/limits'
import type { SecondFactor } from '@foyer/protocol/login'
import { useId, useRef } from 'react'
import { cleanCode } from '../one-time-code/clean-code.ts'
import * as codeFieldStyles from '../one-time-code/code-field.module.css'
import { CodeField } from '../one-time-code/code-field.tsx'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as fieldStyles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { Challenge } from './api.ts'
import { text } from './text.ts'

interface FactorFieldProps {
  challenge: Challenge
  factor: SecondFactor
  code: string
  /** recipient and resend time of the last code that was sent for this account */
  sent: { to: string; resendAt: number } | undefined
  busy: 'sending' | 'proving' | undefined
  /** the server sends no code for now */
  blocked?: boolean
  /** the server accepts no code that was sent before */
  isVoid?: boolean
  error: string | undefined
  onFactor: (factor: SecondFactor) => void
  onCode: (code: string) => void
  onSend: (onSent: () => void) => void
}

/** True if the next act is to request a code by text message, so that it has the colour of the main action. */
export const isCodeNext = ({
  factor,
  code,
  sent,
  isVoid = false,
}: Pick<FactorFieldProps, 'factor' | 'code' | 'sent' | 'isVoid'>): boolean =>
  factor === 'sms' && code === '' && (!sent || isVoid)

/** The second factor: a code by text message to the account's stored number, or a code from an authenticator. */
export const FactorField = ({
  challenge,
  factor,
  code,
  sent,
  busy,
  blocked = false,
  isVoid = false,
  error,
  onFactor,
  onCode,
  onSend,
}: FactorFieldProps) => {
  const t = useText(text)
  const id = useId()
  const codeInput = useRef<HTMLInputElement>(null)
  const names = { totp: t.totp, sms: t.sms }
  return (
    <>
      {challenge.isNewDevice && (
        <Notice tone="warn">
          <p>{t.newDevice}</p>
          {challenge.notYet?.includes('totp') && <p>{t.notYet}</p>}
        </Notice>
      )}
      {challenge.factors.length > 1 && (
        <Segmented
          label={t.factor}
          options={challenge.factors.map((value) => ({ value, label: names[value] }))}
          value={factor}
          onChange={onFactor}
        />
      )}
      {factor === 'sms' ? (
        <CodeField
          ref={codeInput}
          code={code}
          resendAt={sent?.resendAt}
          sent={fill(sent ? t.sent : t.willSend, { mobile: sent?.to ?? challenge.mobileNo })}
          busy={busy}
          blocked={blocked}
          isNext={isCodeNext({ factor, code, sent, isVoid })}
          error={error}
          onCode={onCode}
          onSend={() => onSend(() => codeInput.current?.focus())}
        />
      ) : (
        <div className={fieldStyles.field}>
          <label className={fieldStyles.fieldLabel} htmlFor={id}>
            {t.totpCode}
          </label>
          <div className={`${fieldStyles.fieldBox}${error ? ` ${fieldStyles.isWrong}` : ''}`}>
            <input
              id={id}
              className={`numbers ${codeFieldStyles.codeInput}`}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={smsCodeLength}
              placeholder={t.totpHint}
              value={code}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
              onChange={(event) => onCode(cleanCode(event.target.value))}
            />
          </div>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
