import { smsCodeLength } from '@foyer/contract/limits'
import { useId, useRef } from 'react'
import { CodeField, cleanCode } from '../../../shared/one-time-code/code-field.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import type { Challenge, useAccountLogin } from '../form/use-account-login.ts'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'

interface SecondFactorStepProps {
  challenge: Challenge
  form: ReturnType<typeof useAccountLogin>
  onBack: () => void
}

/** The second factor: a code by text message to the number kept with the account, or one from an authenticator. */
export const SecondFactorStep = ({ challenge, form, onBack }: SecondFactorStepProps) => {
  const t = useText(text)
  const id = useId()
  const codeInput = useRef<HTMLInputElement>(null)
  const error = form.problem?.place === 'code' ? form.problem.message : undefined
  const names = { totp: t.totp, sms: t.sms }

  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.confirm()
      }}
    >
      {challenge.isNewDevice && <Notice tone="warn">{t.newDevice}</Notice>}
      {challenge.factors.length > 1 && (
        <Segmented
          label={t.factor}
          options={challenge.factors.map((value) => ({ value, label: names[value] }))}
          value={form.factor}
          onChange={form.setFactor}
        />
      )}
      {form.factor === 'sms' ? (
        <CodeField
          ref={codeInput}
          code={form.code}
          resendAt={form.sent?.resendAt}
          sent={fill(form.sent ? t.sent : t.willSend, { mobile: form.sent?.to ?? challenge.mobileNo })}
          busy={form.busy === 'sending' || form.busy === 'proving' ? form.busy : undefined}
          error={error}
          onCode={form.setCode}
          onSend={() => form.send(() => codeInput.current?.focus())}
        />
      ) : (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t.totpCode}
          </label>
          <div className={`field-box${error ? ' is-wrong' : ''}`}>
            <input
              id={id}
              className="numbers code-input"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={smsCodeLength}
              placeholder={t.totpHint}
              value={form.code}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
              onChange={(event) => form.setCode(cleanCode(event.target.value))}
            />
          </div>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <FormProblem problem={form.problem} />
      <Button type="submit" busy={form.busy === 'signing'}>
        {form.busy === 'signing' ? t.signingIn : t.signIn}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t.back}
      </Button>
    </form>
  )
}
