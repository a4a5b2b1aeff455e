import { smsCodeLength } from '@foyer/contract/one-time-codes'
import type { SmsVerifyReply } from '@foyer/contract/sms'
import { useRef, useState } from 'react'
import { failureOf } from '../../../platform/session.ts'
import { track } from '../../../platform/tracker.ts'
import { useUser } from '../../../platform/user-store.ts'
import { currentVersions } from '../../../shared/agreements/versions.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { cleanMobile, isMobile } from '../../../shared/phone/mobile-number.ts'
import { text as phone } from '../../../shared/phone/text.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { register, sendCode, verifyCode } from '../api.ts'
import { text } from '../text.ts'
import { dropPendingCode, readPendingCode, storePendingCode } from './pending-code.ts'
import { type Problem, placeOf } from './problem.ts'

type Busy = 'sending' | 'proving' | 'signing'

/** The state and acts of the form; the page only renders them. `onSignedIn` runs once, after the last call succeeds. */
export const useSignIn = (onSignedIn: () => void) => {
  const t = useText(text)
  const { malformed } = useText(phone)
  const [pending, setPending] = useState(() => readPendingCode(Date.now()))
  const [area, setArea] = useState(() => firstArea(pending))
  const [mobileNo, setMobileNo] = useState(pending?.mobileNo ?? '')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [marketing, setMarketing] = useState(false)
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<Problem>()
  /** React updates state one render later, so a ref prevents two taps in one frame from starting two calls */
  const running = useRef(false)
  /**
   * a code can be verified once; if the answer to the identity call is lost, the next tap continues with this ticket
   */
  const ticket = useRef<{ of: string; reply: SmsVerifyReply }>(undefined)

  const number = () => ({ areaCode: area.value, mobileNo: cleanMobile(mobileNo) })
  const failAtMobile = (message: string) => setProblem({ place: 'mobile', message })
  const isNumberGood = () => {
    if (isMobile(area.value, cleanMobile(mobileNo))) return true
    failAtMobile(malformed)
    return false
  }

  const run = async (what: Busy, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.reason === 'ticket_invalid') ticket.current = undefined
      if (failure.reason === 'sms_resend_too_soon') waitFor(failure.detail?.retryAfter)
      setProblem({ place: placeOf(failure.reason), message: await failureText(failure) })
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  const waitFor = (seconds = 0) => {
    const next = { areaId: area.id, ...number(), resendAt: Date.now() + seconds * 1000 }
    storePendingCode(next)
    setPending(next)
  }

  const send = (onSent: () => void) => {
    if (!isNumberGood()) return
    void run('sending', async () => {
      const { resendAfter } = await sendCode(number(), getLanguage(), () => setBusy('proving'))
      track('sign_in_code_asked')
      setCode(clearOldCode(code))
      ticket.current = undefined
      waitFor(resendAfter)
      onSent()
    })
  }

  const submit = () => {
    if (!isNumberGood()) return
    if (code.length !== smsCodeLength) return setProblem({ place: 'code', message: t.codeMissing })
    if (!agreed) return setProblem({ place: 'consent', message: t.consentMissing })
    void run('signing', async () => {
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

  const edit =
    <T>(place: Problem['place'], set: (value: T) => void) =>
    (value: T) => {
      set(value)
      if (problem?.place === place || problem?.place === 'form') setProblem(undefined)
    }

  return {
    area,
    mobileNo,
    code,
    agreed,
    marketing,
    busy,
    problem,
    pending,
    setArea: edit('mobile', setArea),
    setMobileNo: edit('mobile', setMobileNo),
    setCode: edit('code', setCode),
    setAgreed: edit('consent', setAgreed),
    setMarketing,
    failAtMobile,
    send,
    submit,
  }
}

/** The region of a pending code; otherwise Hong Kong, or the mainland for readers of Simplified Chinese. */
const firstArea = (pending: { areaId: string; areaCode: string } | undefined) => {
  if (pending) return { id: pending.areaId, value: pending.areaCode }
  return getLanguage() === 'zh-CN' ? { id: 'CN', value: '86' } : { id: 'HK', value: '852' }
}
