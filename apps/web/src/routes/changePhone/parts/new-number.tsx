import type { ChangePhoneReply, PhoneReply, ProvedChange } from '@foyer/api/phone-change'
import { smsCodeLength } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'
import { placeOf, useFormCall } from '../../../shared/form/use-form-call.ts'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { formatClock } from '../../../shared/format/hong-kong-time.ts'
import { isOpen } from '../../../shared/once/use-once.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { CodeField } from '../../../shared/one-time-code/code-field.tsx'
import { isVoid, isVoidIn } from '../../../shared/one-time-code/void-code.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { cleanMobile, isMobile } from '../../../shared/phone/mobile-number.ts'
import { PhoneField } from '../../../shared/phone/phone-field.tsx'
import { text as phoneText } from '../../../shared/phone/text.ts'
import { getLanguage, useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { sendNewCode } from '../api.ts'
import { firstArea } from '../form/first-area.ts'
import { type NewNumberStep, places } from '../form/places.ts'
import { useChange } from '../form/use-change.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'
import { Meaning } from './meaning.tsx'

interface NewNumberProps {
  phone: PhoneReply
  change: ProvedChange
  person: string | undefined
  onChanged: (reply: ChangePhoneReply) => Promise<void>
  /** reports whether the change is in flight or its outcome is unknown */
  onPending: (isPending: boolean) => void
  /** called when the proof of the old factor has expired */
  onLapsed: () => void
}

/** The form for the new number and its code, which then makes the change once. */
export const NewNumber = ({ phone, change, person, onChanged, onPending, onLapsed }: NewNumberProps) => {
  const t = useText(text)
  const { malformed } = useText(phoneText)
  const language = useLanguage()
  const heading = useHeadingFocus()
  const codeInput = useRef<HTMLInputElement>(null)
  const [area, setArea] = useState(() => firstArea(phone.mobileNo))
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to?: string; resendAt: number }>()
  const mobileNo = cleanMobile(typed)
  const call = useFormCall<NewNumberStep, 'checking'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (reason === 'sms_resend_too_soon') setSent({ resendAt: Date.now() + retryAfter * 1000 })
      if (reason === 'ticket_invalid') onLapsed()
      return reason === 'ticket_invalid'
    },
  })
  const limited = useLimited(call)
  const once = useChange({
    person,
    onChanged,
    onRefused: (reason) => {
      if (isVoid(reason)) setCode('')
      if (reason === 'ticket_invalid') onLapsed()
    },
  })
  const { state } = once
  const isUnknown = isOpen(state)
  const isPending = isUnknown || state.kind === 'sending'
  useEffect(() => onPending(isPending), [isPending, onPending])

  const problem =
    state.kind === 'refused'
      ? { place: placeOf<NewNumberStep>(places, state.reason), message: state.message, reason: state.reason }
      : call.problem
  const hasVoidCode = isVoidIn(problem)
  const isCodeNext = code === '' && (!sent || hasVoidCode)
  const isOccupied = problem?.reason === 'phone_taken'
  const errorAt = (place: 'mobile' | 'code') => (problem?.place === place ? problem.message : undefined)
  const edited = () => {
    call.clear()
    once.clear()
  }
  const isNumberGood = () => {
    if (isMobile(area.value, mobileNo)) return true
    call.fail('mobile', malformed)
    return false
  }
  const send = () => {
    once.clear()
    if (!isNumberGood()) return
    void call.run('sending', async () => {
      const request = { change: change.change, areaCode: area.value, mobileNo }
      const { resendAfter } = await sendNewCode(request, call.proving)
      setCode(clearOldCode(code))
      setSent({ to: `+${area.value} ${mobileNo}`, resendAt: Date.now() + resendAfter * 1000 })
      codeInput.current?.focus()
    })
  }
  const submit = () => {
    once.clear()
    if (!isNumberGood()) return
    if (code.length !== smsCodeLength) return call.fail('code', t.codeMissing)
    call.clear()
    once.send({ change: change.change, areaCode: area.value, mobileNo, code, lang: getLanguage() })
  }

  if (isUnknown) return <UnknownPart state={state} title={t.unknown} why={t.unknownWhy} onAgain={once.again} />
  return (
    <form
      className={styles.phoneCard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t.newTitle}
      </h2>
      <p className="numbers">{fill(t.newUntil, { time: formatClock(language, change.expiresAt) })}</p>
      <PhoneField
        area={area}
        mobileNo={typed}
        error={errorAt('mobile')}
        onArea={(picked) => {
          setArea(picked)
          edited()
        }}
        onMobileNo={(next) => {
          setTyped(next)
          edited()
        }}
        onFailed={(message) => call.fail('mobile', message)}
      />
      <CodeField
        ref={codeInput}
        code={code}
        // a resend to a different number need not wait
        resendAt={sent?.to === undefined || sent.to === `+${area.value} ${mobileNo}` ? sent?.resendAt : undefined}
        sent={sent?.to && fill(t.sent, { mobile: sent.to })}
        busy={call.sending}
        blocked={limited === 'sending'}
        isNext={isCodeNext}
        error={errorAt('code')}
        onCode={(next) => {
          setCode(next)
          edited()
        }}
        onSend={send}
      />
      <FormProblem problem={problem} />
      {!isOccupied && <Meaning hasAccounts={phone.way === 'account'} />}
      <Button
        type="submit"
        look={isCodeNext ? 'plain' : 'main'}
        busy={state.kind === 'sending'}
        blocked={isOccupied || hasVoidCode || (limited === 'sending' && !code)}
      >
        {state.kind === 'sending' ? t.changing : t.change}
      </Button>
    </form>
  )
}
