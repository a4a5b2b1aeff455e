import type { ProvedChange } from '@foyer/api/phone-change'
import { outcomeUnknown } from '@foyer/protocol/errors/outcome-unknown.generated'
import { smsCodeLength } from '@foyer/protocol/limits'
import type { AccountRef, SecondFactor } from '@foyer/protocol/login'
import { useState } from 'react'
import { type Challenge, sendCode, type Ticket, verify } from '../../../shared/account-proof/api.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { isVoid } from '../../../shared/one-time-code/void-code.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { proveByAccount } from '../api.ts'
import { text } from '../text.ts'
import { type AccountStep, places } from './places.ts'

/** The steps from an account's password and second factor to the proof of the old factor. The parts only render it. */
export const useFactor = (onProved: (change: ProvedChange) => void, onOutcomeUnknown: () => void) => {
  const t = useText(text)
  const [account, setAccount] = useState<AccountRef>()
  const [password, setPassword] = useState('')
  const [challenge, setChallenge] = useState<Challenge>()
  const [factor, setFactor] = useState<SecondFactor>('sms')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  /** a second factor works once; if the answer to its ticket is lost, the next tap continues with this ticket */
  const [ticket, setTicket] = useState<{ of: string; reply: Ticket }>()
  const call = useFormCall<AccountStep, 'checking'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (reason === 'device_unknown') setFactor('sms')
      if (outcomeUnknown.has(reason)) onOutcomeUnknown()
      if (reason === 'ticket_invalid') setTicket(undefined)
      if (isVoid(reason)) setCode('')
      if (reason === 'sms_resend_too_soon')
        setSent({ to: challenge?.mobileNo ?? '', resendAt: Date.now() + retryAfter * 1000 })
      return false
    },
  })

  const check = (of: AccountRef) => {
    if (password === '') return call.fail('password', t.passwordMissing)
    void call.run('checking', async () => {
      const reply = await verify({ account: of, password })
      if (reply.step !== 'secondFactor') return
      setAccount(of)
      setChallenge(reply)
      setFactor(reply.factors[0] ?? 'sms')
      setCode('')
      setSent(undefined)
    })
  }
  const send = (onSent: () => void) => {
    if (!account) return
    void call.run('sending', async () => {
      const reply = await sendCode(account, password, getLanguage(), call.proving)
      setCode(clearOldCode(code))
      setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
      onSent()
    })
  }
  const confirm = () => {
    if (!account) return
    if (code.length !== smsCodeLength) return call.fail('code', t.codeMissing)
    void call.run('checking', async () => {
      const of = [factor, code].join()
      let reply = ticket?.of === of ? ticket.reply : undefined
      if (!reply) {
        const verified = await verify({ account, password, secondFactor: { type: factor, code } })
        if (verified.step !== 'done') return
        reply = verified
        setTicket({ of, reply })
      }
      const { fundUserCode, userToken } = reply
      onProved(await proveByAccount({ fundUserCode, userToken }))
    })
  }
  return {
    call,
    password,
    challenge,
    factor,
    code,
    sent,
    setPassword: (typed: string) => {
      setPassword(typed)
      call.clear()
    },
    setFactor: (next: SecondFactor) => {
      setFactor(next)
      setCode('')
      call.clear()
    },
    setCode: (typed: string) => {
      setCode(typed)
      call.clear()
    },
    back: () => {
      setChallenge(undefined)
      call.clear()
    },
    check,
    send,
    confirm,
  }
}
