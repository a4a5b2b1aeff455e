import { smsCodeLength } from '@foyer/contract/limits'
import { type Ref, useId } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import type { PendingCode } from '../form/pending-code.ts'
import { useCountdown } from '../form/use-countdown.ts'
import { text } from '../text.ts'

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>
  code: string
  pending: PendingCode | undefined
  busy: 'sending' | 'proving' | undefined
  error: string | undefined
  onCode: (code: string) => void
  onSend: () => void
}

/** The code, filled by the phone itself where it can, and the button that asks for one (K15). */
export const CodeField = ({ ref, code, pending, busy, error, onCode, onSend }: CodeFieldProps) => {
  const t = useText(text)
  const id = useId()
  const left = useCountdown(pending?.resendAt)
  const waiting = left > 0 || busy !== undefined
  const action = busy ? t.sending : left > 0 ? fill(t.resendIn, { seconds: left }) : pending ? t.resend : t.send
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t.code}
      </label>
      <div className={`field-box${error ? ' is-wrong' : ''}`}>
        <input
          id={id}
          ref={ref}
          className="numbers code-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={smsCodeLength}
          placeholder={t.codeHint}
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-sent`}
          onChange={(event) => onCode(event.target.value)}
        />
        <button
          type="button"
          className="code-send numbers"
          aria-disabled={waiting || undefined}
          onClick={() => waiting || onSend()}
        >
          {busy && <Spinner />}
          {action}
        </button>
      </div>
      {/* one line under the field: what is wrong with it, else where the code went */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-sent`} className="code-sent numbers" role="status" hidden={error !== undefined}>
        {busy === 'proving' ? t.proving : pending && fill(t.sent, { area: pending.areaCode, mobile: pending.mobileNo })}
      </p>
    </div>
  )
}
