import { smsCodeLength } from '@foyer/protocol/one-time-codes'
import { type Ref, useId } from 'react'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as fieldStyles from '../ui/field.module.css'
import { FieldError } from '../ui/field-error.tsx'
import { later } from '../ui/later.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { cleanCode } from './clean-code.ts'
import * as styles from './code-field.module.css'
import { text } from './text.ts'
import { useCountdown } from './use-countdown.ts'

const MessageCode = later(() => import('./message-code.tsx').then((part) => part.MessageCode))

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>
  code: string
  /** device time in milliseconds from which another code may be requested; undefined before the first */
  resendAt: number | undefined
  /** recipient of the code */
  sent: string | undefined
  busy: 'sending' | 'proving' | undefined
  /** the server sends no code for now */
  blocked?: boolean
  /** requesting a code is the next act of the form */
  isNext?: boolean
  error: string | undefined
  onCode: (code: string) => void
  onSend: () => void
}

/** The field for a one-time code, which browsers and phones can fill from the text message, and a button that requests a code (K15). */
export const CodeField = ({
  ref,
  code,
  resendAt,
  sent,
  busy,
  blocked = false,
  isNext = false,
  error,
  onCode,
  onSend,
}: CodeFieldProps) => {
  const t = useText(text)
  const id = useId()
  const left = useCountdown(resendAt)
  const waiting = left > 0 || busy !== undefined || blocked
  const action = busy ? t.sending : left > 0 ? fill(t.resendIn, { seconds: left }) : resendAt ? t.resend : t.send
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.fieldLabel} htmlFor={id}>
        {t.code}
      </label>
      <div className={`${fieldStyles.fieldBox}${error ? ` ${fieldStyles.isWrong}` : ''}`}>
        <input
          id={id}
          ref={ref}
          className={`numbers ${styles.codeInput}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={smsCodeLength}
          placeholder={t.codeHint}
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-sent`}
          onChange={(event) => onCode(cleanCode(event.target.value))}
        />
        <button
          type="button"
          className={`${styles.codeSend} numbers`}
          data-next={(isNext && !waiting) || undefined}
          aria-disabled={waiting || undefined}
          onClick={() => waiting || onSend()}
        >
          {busy && <Spinner />}
          {action}
        </button>
      </div>
      {/* one line below the field: its error, otherwise the recipient of the code */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-sent`} className={`${styles.codeSent} numbers`} role="status" hidden={error !== undefined}>
        {busy === 'proving' ? t.proving : sent}
      </p>
      <MessageCode isExpected={waiting} resendAt={resendAt} onCode={onCode} />
    </div>
  )
}
