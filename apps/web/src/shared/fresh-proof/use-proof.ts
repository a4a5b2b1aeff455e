import type { FreshProofReply, ProofFactor } from '@foyer/api/fresh-proof'
import { smsCodeLength } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { failureText } from '../errors/failure-text.ts'
import { clearOldCode } from '../one-time-code/clear-old-code.ts'
import { isVoid } from '../one-time-code/void-code.ts'
import { useText } from '../text/use-text.ts'
import { giveProof, requestFactors, sendProofCode } from './api.ts'
import { text } from './text.ts'

/** What the dialog is doing. `proving` is the proof of work that the server requests from this device. */
type Busy = 'sending' | 'proving' | 'checking'

const bySms: readonly ProofFactor[] = ['sms']

/** The available factors. A text-message code is always available, so a failed request only hides the others. */
const useFactors = (): FreshProofReply => {
  const { flag, userInfo } = useUser()
  const [factors, setFactors] = useState(bySms)
  const isLoggedIn = flag === 'login'
  useEffect(() => {
    if (isLoggedIn)
      requestFactors().then(
        (reply) => setFactors(reply.factors),
        () => undefined,
      )
  }, [isLoggedIn])
  return { factors: [...factors], mobileNo: userInfo?.mobileNo ?? '' }
}

/** State of the proof, from requesting a code to confirming it. The dialog only renders it. */
export const useProof = (onProved: () => void) => {
  const t = useText(text)
  const { factors, mobileNo } = useFactors()
  const [chosen, setFactor] = useState<ProofFactor>()
  const factor = chosen ?? factors[0] ?? 'sms'
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<string>()
  /** state is one render late, so this flag prevents two taps in one frame from starting two calls */
  const running = useRef(false)

  const run = async (what: Busy, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const failure = failureOf<'POST /user/proof/code' | 'POST /user/proof/give'>(error)
      if (isVoid(failure.reason)) setCode('')
      if (failure.reason === 'sms_resend_too_soon')
        setSent({ to: mobileNo, resendAt: Date.now() + (failure.detail?.retryAfter ?? 0) * 1000 })
      setProblem(await failureText(failure))
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  return {
    factors,
    mobileNo,
    factor,
    code,
    sent,
    busy,
    problem,
    choose: (next: ProofFactor) => {
      setFactor(next)
      setCode('')
      setProblem(undefined)
    },
    type: (typed: string) => {
      setCode(typed)
      setProblem(undefined)
    },
    send: (onSent: () => void) =>
      void run('sending', async () => {
        const reply = await sendProofCode(() => setBusy('proving'))
        setCode(clearOldCode(code))
        setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
        onSent()
      }),
    confirm: () => {
      if (code.length !== smsCodeLength) return setProblem(t.codeMissing)
      void run('checking', async () => {
        await giveProof({ type: factor, code })
        onProved()
      })
    },
  }
}
