import { clientNoPattern, smsCodeLength } from '@foyer/protocol/limits'
import type { AccountRef, SecondFactor } from '@foyer/protocol/login'
import { useRef, useState } from 'react'
import { failureOf, login } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Challenge, sendCode, type Ticket, verify } from '../../../shared/account-proof/api.ts'
import { currentVersions } from '../../../shared/agreements/versions.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { storeLastAccount } from './last-account.ts'
import { type Form, places } from './places.ts'
import { isSame } from './versions.ts'

/** The ticket, if the code of the sign-in is still valid as the second factor; otherwise undefined. */
const provedBySignIn = async (account: AccountRef, password: string): Promise<Ticket | undefined> => {
  try {
    const reply = await verify({ account, password, secondFactor: { type: 'signIn' } })
    return reply.step === 'done' ? reply : undefined
  } catch (error) {
    if (failureOf<'POST /user/login/verify'>(error).reason === 'sms_code_expired') return undefined
    throw error
  }
}

/** The steps from account and password through the second factor to login level. The page only renders them. */
export const useAccountLogin = ({ onChallenge, onSignedIn }: { onChallenge: () => void; onSignedIn: () => void }) => {
  const t = useText(text)
  const [password, setPassword] = useState('')
  /** the agreements of the sign-in just before; unchanged documents do not need a second agreement */
  const [before, setBefore] = useState(() => useUser.getState().agreed)
  const [agreed, setAgreed] = useState(before !== undefined)
  const [challenge, setChallenge] = useState<Challenge & { account: AccountRef }>()
  const [factor, setFactor] = useState<SecondFactor>('sms')
  const [code, setCode] = useState('')
  /** facts of the last code sent for this account */
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  /** a second factor works once; if the answer to the login call is lost, the next tap continues with this ticket */
  const ticket = useRef<{ of: string; reply: Ticket }>(undefined)
  const call = useFormCall<Form, 'checking' | 'signing'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (reason === 'ticket_invalid') ticket.current = undefined
      if (reason === 'device_unknown') setFactor('sms')
      if (reason === 'sms_resend_too_soon') waitFor(retryAfter)
      return false
    },
  })

  const waitFor = (seconds: number) => setSent({ to: challenge?.mobileNo ?? '', resendAt: Date.now() + seconds * 1000 })

  const finish = async (account: AccountRef, { fundUserCode, userToken }: Ticket) => {
    await login({ fundUserCode, userToken, consent: await currentVersions() })
    storeLastAccount(account)
    setPassword('')
    onSignedIn()
  }

  const check = (account: AccountRef) => {
    if ('clientNo' in account && !clientNoPattern.test(account.clientNo))
      return call.fail('clientNo', t.clientNoMalformed)
    if (password === '') return call.fail('password', t.passwordMissing)
    if (!agreed) return call.fail('consent', t.consentMissing)
    void call.run('checking', async () => {
      const versions = await currentVersions()
      if (before && !isSame(before, versions)) {
        setBefore(undefined)
        setAgreed(false)
        return call.fail('consent', t.consentMissing)
      }
      const of = JSON.stringify([account, password])
      if (ticket.current?.of === of) return finish(account, ticket.current.reply)
      const reply = await verify({ account, password })
      if (reply.step !== 'secondFactor') return
      const proved = useUser.getState().agreed && (await provedBySignIn(account, password))
      if (proved) {
        ticket.current = { of, reply: proved }
        return finish(account, proved)
      }
      setChallenge({ ...reply, account })
      setFactor(reply.factors[0] ?? 'sms')
      setCode('')
      setSent(undefined)
      ticket.current = undefined
      onChallenge()
    })
  }

  const send = (onSent: () => void) => {
    if (!challenge) return
    void call.run('sending', async () => {
      const reply = await sendCode(challenge.account, password, getLanguage(), call.proving)
      setCode(clearOldCode(code))
      ticket.current = undefined
      setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
      onSent()
    })
  }

  const confirm = () => {
    if (!challenge) return
    if (code.length !== smsCodeLength) return call.fail('code', t.codeMissing)
    void call.run('signing', async () => {
      const of = [factor, code].join()
      if (ticket.current?.of !== of) {
        const reply = await verify({ account: challenge.account, password, secondFactor: { type: factor, code } })
        if (reply.step !== 'done') return
        ticket.current = { of, reply }
      }
      await finish(challenge.account, ticket.current.reply)
    })
  }

  return {
    password,
    agreed,
    agreedBefore: before !== undefined,
    challenge,
    factor,
    code,
    sent,
    call,
    setPassword: call.edit('password', setPassword),
    setAgreed: call.edit('consent', setAgreed),
    setFactor: (next: SecondFactor) => {
      setFactor(next)
      setCode('')
      call.clear()
    },
    setCode: call.edit('code', setCode),
    check,
    send,
    confirm,
  }
}
