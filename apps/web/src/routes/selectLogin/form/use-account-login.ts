import type { UsedCredential } from '@foyer/api/passkeys'
import { clientNoPattern, smsCodeLength } from '@foyer/protocol/limits'
import type { AccountRef, SecondFactor } from '@foyer/protocol/login'
import { useRef, useState } from 'react'
import { failureOf, login } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Challenge, sendCode, type Ticket, verify } from '../../../shared/account-proof/api.ts'
import { isSame, type Versions } from '../../../shared/agreements/same-versions.ts'
import { currentVersions } from '../../../shared/agreements/versions.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { isVoid } from '../../../shared/one-time-code/void-code.ts'
import { verifyPasskey } from '../../../shared/passkeys/api.ts'
import { rememberUse, removeUse } from '../../../shared/passkeys/memory.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { storeLastAccount } from './last-account.ts'
import { type Form, places } from './places.ts'

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

interface Options {
  /** the documents that the person agreed to last, as the server knows */
  agreedLast: Versions | undefined
  onChallenge: () => void
  onSignedIn: (way: 'password' | 'passkey') => void
}

/** The steps from account and password through the second factor to login level. The page only renders them. */
export const useAccountLogin = ({ agreedLast, onChallenge, onSignedIn }: Options) => {
  const t = useText(text)
  const [password, setPassword] = useState('')
  const [agreedNow, setAgreedNow] = useState(false)
  /** the documents have changed since the last agreement */
  const [isOutdated, setOutdated] = useState(false)
  /** unchanged documents need no second agreement */
  const before = isOutdated ? undefined : (useUser.getState().agreed ?? agreedLast)
  const agreed = before !== undefined || agreedNow
  const [challenge, setChallenge] = useState<Challenge & { account: AccountRef }>()
  const [factor, setFactor] = useState<SecondFactor>('sms')
  const [code, setCode] = useState('')
  /** facts of the last code sent for this account */
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  /** a second factor works once; if the answer to the login call is lost, the next tap continues with this ticket */
  const ticket = useRef<{ of: string; reply: Ticket }>(undefined)
  const call = useFormCall<Form, 'checking' | 'signing' | 'passkey'>({
    places,
    onFailed: (reason, retryAfter) => {
      if (reason === 'login_wrong') setPassword('')
      if (reason === 'ticket_invalid') ticket.current = undefined
      if (reason === 'passkey_refused') removeUse()
      if (reason === 'device_unknown') setFactor('sms')
      if (isVoid(reason)) setCode('')
      if (reason === 'sms_resend_too_soon') waitFor(retryAfter)
      return false
    },
  })

  const waitFor = (seconds: number) => setSent({ to: challenge?.mobileNo ?? '', resendAt: Date.now() + seconds * 1000 })

  const finish = async (
    account: AccountRef,
    { fundUserCode, userToken }: Pick<Ticket, 'fundUserCode' | 'userToken'>,
    way: 'password' | 'passkey' = 'password',
  ) => {
    await login({ fundUserCode, userToken, consent: await currentVersions() })
    storeLastAccount(account)
    setPassword('')
    onSignedIn(way)
  }

  /** Whether the person agreed to the present documents. If not, the form shows them. */
  const hasAgreed = async (): Promise<boolean> => {
    const isCurrent = before === undefined || isSame(before, await currentVersions())
    if (isCurrent) return true
    setOutdated(true)
    call.fail('consent', t.consentMissing)
    return false
  }

  const byPasskey = (choose: () => Promise<UsedCredential | undefined>) => {
    if (!agreed) return call.fail('consent', t.consentMissing)
    void call.run('passkey', async () => {
      if (!(await hasAgreed())) return
      const credential = await choose()
      if (!credential) return
      const proved = await verifyPasskey(credential)
      rememberUse()
      await finish({ fundUserCode: proved.fundUserCode }, proved, 'passkey')
    })
  }

  /** Verifies the password. The number of a chosen account is right, so a refusal is about the password alone. */
  const verifyPassword = async (account: AccountRef) => {
    try {
      return await verify({ account, password })
    } catch (error) {
      const { reason, detail } = failureOf<'POST /user/login/verify'>(error)
      if (reason !== 'login_wrong' || 'clientNo' in account || detail?.attemptsLeft === undefined) throw error
      setPassword('')
      call.fail('password', fill(t.passwordWrong, { attemptsLeft: detail.attemptsLeft }))
      return
    }
  }

  const check = (account: AccountRef) => {
    if ('clientNo' in account && !clientNoPattern.test(account.clientNo))
      return call.fail('clientNo', t.clientNoMalformed)
    if (password === '') return call.fail('password', t.passwordMissing)
    if (!agreed) return call.fail('consent', t.consentMissing)
    void call.run('checking', async () => {
      if (!(await hasAgreed())) return
      const of = JSON.stringify([account, password])
      if (ticket.current?.of === of) return finish(account, ticket.current.reply)
      const reply = await verifyPassword(account)
      if (reply?.step !== 'secondFactor') return
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
    agreed: agreedNow,
    agreedBefore: before !== undefined,
    challenge,
    factor,
    code,
    sent,
    call,
    setPassword: call.edit('password', setPassword),
    setAgreed: call.edit('consent', setAgreedNow),
    setFactor: (next: SecondFactor) => {
      setFactor(next)
      setCode('')
      call.clear()
    },
    setCode: call.edit('code', setCode),
    byPasskey,
    check,
    send,
    confirm,
  }
}
