import type { PhoneReply, ProvedChange } from '@foyer/api/phone-change'
import { outcomeUnknown } from '@foyer/protocol/errors/outcome-unknown.generated'
import { smsCodeLength } from '@foyer/protocol/limits'
import { useRef, useState } from 'react'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { CodeField } from '../../../shared/one-time-code/code-field.tsx'
import { isVoid, isVoidIn } from '../../../shared/one-time-code/void-code.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { proveByCode, sendOldCode } from '../api.ts'
import { type OldCodeStep, places } from '../form/places.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'

interface OldCodeProps {
  phone: PhoneReply
  onProved: (change: ProvedChange) => void
  /** called when the outcome of the proof is unknown */
  onOutcomeUnknown: () => void
}

/** The proof for a person without accounts: a code to the current number. */
export const OldCode = ({ phone, onProved, onOutcomeUnknown }: OldCodeProps) => {
  const t = useText(text)
  const codeInput = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to?: string; resendAt: number }>()
  const call = useFormCall<OldCodeStep, 'checking'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (isVoid(reason)) setCode('')
      if (reason === 'sms_resend_too_soon') setSent({ resendAt: Date.now() + retryAfter * 1000 })
      if (outcomeUnknown.has(reason)) onOutcomeUnknown()
      return false
    },
  })
  const limited = useLimited(call)
  const hasVoidCode = isVoidIn(call.problem)
  const isCodeNext = code === '' && (!sent || hasVoidCode)
  const send = () =>
    void call.run('sending', async () => {
      const reply = await sendOldCode(call.proving)
      setCode(clearOldCode(code))
      setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
      codeInput.current?.focus()
    })
  const submit = () => {
    if (code.length !== smsCodeLength) return call.fail('code', t.codeMissing)
    void call.run('checking', async () => onProved(await proveByCode(code)))
  }
  return (
    <form
      className={styles.phoneCard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{t.oldTitle}</h2>
      <CodeField
        ref={codeInput}
        code={code}
        resendAt={sent?.resendAt}
        sent={sent?.to ? fill(t.sent, { mobile: sent.to }) : fill(t.oldWhy, { mobile: phone.mobileNo })}
        busy={call.sending}
        blocked={limited === 'sending'}
        isNext={isCodeNext}
        error={call.errorAt('code')}
        onCode={(typed) => {
          setCode(typed)
          call.clear()
        }}
        onSend={send}
      />
      <FormProblem problem={call.problem} />
      <Button
        type="submit"
        look={isCodeNext ? 'plain' : 'main'}
        busy={call.busy === 'checking'}
        blocked={hasVoidCode || limited === 'checking' || (limited === 'sending' && !code)}
      >
        {call.busy === 'checking' ? t.checking : t.next}
      </Button>
    </form>
  )
}
