import { outcomeUnknown } from '@foyer/contract/errors/outcome-unknown.generated'
import { smsCodeLength } from '@foyer/contract/limits'
import type { AccountRef, SecondFactor } from '@foyer/contract/login'
import type { ProvedChange } from '@foyer/contract/phone-change'
import { useState } from 'react'
import { type Challenge, sendCode, type Ticket, verify } from '../../../shared/account-proof/api.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { proveByAccount } from '../api.ts'
import { text } from '../text.ts'
import { useAct } from './use-act.ts'

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
  const act = useAct((reason, retryAfter) => {
    if (reason === 'device_unknown') setFactor('sms')
    if (outcomeUnknown.has(reason)) onOutcomeUnknown()
    if (reason === 'ticket_invalid') setTicket(undefined)
    if (reason === 'sms_resend_too_soon')
      setSent({ to: challenge?.mobileNo ?? '', resendAt: Date.now() + retryAfter * 1000 })
    return false
  })

  const check = (of: AccountRef) => {
    if (password === '') return act.fail('password', t.passwordMissing)
    void act.run('checking', async () => {
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
    void act.run('sending', async () => {
      const reply = await sendCode(account, password, getLanguage(), act.proving)
      setCode(clearOldCode(code))
      setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
      onSent()
    })
  }
  const confirm = () => {
    if (!account) return
    if (code.length !== smsCodeLength) return act.fail('code', t.codeMissing)
    void act.run('checking', async () => {
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
    act,
    password,
    challenge,
    factor,
    code,
    sent,
    setPassword: (typed: string) => {
      setPassword(typed)
      act.clear()
    },
    setFactor: (next: SecondFactor) => {
      setFactor(next)
      setCode('')
      act.clear()
    },
    setCode: (typed: string) => {
      setCode(typed)
      act.clear()
    },
    back: () => {
      setChallenge(undefined)
      act.clear()
    },
    check,
    send,
    confirm,
  }
}
