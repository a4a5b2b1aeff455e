import { smsCodeLength } from '@foyer/protocol/one-time-codes'
import type { SmsVerifyReply } from '@foyer/protocol/sms'
import { useRef, useState } from 'react'
import { track } from '../../../platform/tracker.ts'
import { useUser } from '../../../platform/user-store.ts'
import { currentVersions } from '../../../shared/agreements/versions.ts'
import { typedBefore } from '../../../shared/form/typed-before.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { isVoid } from '../../../shared/one-time-code/void-code.ts'
import { cleanMobile, isMobile } from '../../../shared/phone/mobile-number.ts'
import { text as phone } from '../../../shared/phone/text.ts'
import { usualArea } from '../../../shared/phone/usual-area.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { register, sendCode, verifyCode } from '../api.ts'
import { text } from '../text.ts'
import { dropPendingCode, readPendingCode, storePendingCode } from './pending-code.ts'
import { type Form, places } from './places.ts'

/** The state and acts of the form; the page only renders them. `onSignedIn` runs once, after the last call succeeds. */
export const useSignIn = (onSignedIn: () => void) => {
  const t = useText(text)
  const { malformed } = useText(phone)
  const [pending, setPending] = useState(() => readPendingCode(Date.now()))
  const [area, setArea] = useState(() => firstArea(pending))
  const [typed] = useState(typedBefore)
  const [mobileNo, setMobileNo] = useState(pending?.mobileNo ?? typed[0]?.value ?? '')
  const [code, setCode] = useState(typed[1]?.value ?? '')
  const [agreed, setAgreed] = useState(typed[2]?.checked ?? false)
  const [marketing, setMarketing] = useState(typed[3]?.checked ?? false)
  /**
   * a code can be verified once; if the answer to the identity call is lost, the next tap continues with this ticket
   */
  const ticket = useRef<{ of: string; reply: SmsVerifyReply }>(undefined)
  const call = useFormCall<Form, 'signing'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (reason === 'ticket_invalid') ticket.current = undefined
      if (isVoid(reason)) setCode('')
      if (reason === 'sms_resend_too_soon') waitFor(retryAfter)
      return false
    },
  })

  const number = () => ({ areaCode: area.value, mobileNo: cleanMobile(mobileNo) })
  /** another number need not wait */
  const isPending = () => pending?.areaCode === area.value && pending.mobileNo === cleanMobile(mobileNo)
  const failAtMobile = (message: string) => call.fail('mobile', message)
  const isNumberGood = () => {
    if (isMobile(area.value, cleanMobile(mobileNo))) return true
    failAtMobile(malformed)
    return false
  }

  const waitFor = (seconds: number) => {
    const next = { areaId: area.id, ...number(), resendAt: Date.now() + seconds * 1000 }
    storePendingCode(next)
    setPending(next)
  }

  const send = (onSent: () => void) => {
    if (!isNumberGood()) return
    void call.run('sending', async () => {
      const { resendAfter } = await sendCode(number(), getLanguage(), call.proving)
      track('sign_in_code_asked')
      setCode(clearOldCode(code))
      ticket.current = undefined
      waitFor(resendAfter)
      onSent()
    })
  }

  const submit = () => {
    if (!isNumberGood()) return
    if (code.length !== smsCodeLength) return call.fail('code', t.codeMissing)
    if (!agreed) return call.fail('consent', t.consentMissing)
    void call.run('signing', async () => {
      const versions = await currentVersions()
      const of = [area.value, mobileNo, code].join()
      if (ticket.current?.of !== of) ticket.current = { of, reply: await verifyCode(number(), code) }
      await register(number(), ticket.current.reply, { ...versions, marketing })
      useUser.setState({ agreed: versions })
      track('sign_in_done')
      dropPendingCode()
      onSignedIn()
    })
  }

  return {
    area,
    mobileNo,
    code,
    agreed,
    marketing,
    call,
    pending,
    resendAt: isPending() ? pending?.resendAt : undefined,
    setArea: call.edit('mobile', setArea),
    setMobileNo: call.edit('mobile', setMobileNo),
    setCode: call.edit('code', setCode),
    setAgreed: call.edit('consent', setAgreed),
    setMarketing,
    failAtMobile,
    send,
    submit,
  }
}

/** The area of a pending code, or the usual one. */
const firstArea = (pending: { areaId: string; areaCode: string } | undefined) =>
  pending ? { id: pending.areaId, value: pending.areaCode } : usualArea()
