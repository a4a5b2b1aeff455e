import { smsCodeLength } from '@foyer/protocol/limits'
import type { AccountSummary } from '@foyer/protocol/login'
import { useRef, useState } from 'react'
import { isAt } from '../../../platform/address.ts'
import { login } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import type { Challenge, Ticket } from '../../../shared/account-proof/api.ts'
import { isSame } from '../../../shared/agreements/same-versions.ts'
import { currentVersions } from '../../../shared/agreements/versions.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { clearOldCode } from '../../../shared/one-time-code/clear-old-code.ts'
import { isVoid } from '../../../shared/one-time-code/void-code.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { leaveFor, sendProvidedCode, start, storeAgreed, takeAgreed, verifyProvided } from './provider.ts'
import { type ProviderForm, providerPlaces } from './provider-places.ts'

/** Where a login by the provider is. `agree` and `choose` wait for the person before anything is used up. */
type Step =
  | { readonly at: 'start' }
  | { readonly at: 'continue' }
  | { readonly at: 'agree' }
  | { readonly at: 'choose'; readonly accounts: readonly AccountSummary[] }
  | { readonly at: 'code'; readonly challenge: Challenge; readonly fundUserCode: string | undefined }

interface Options {
  /** what the callback gave to the page */
  proof: string | undefined
  back: string
  onSignedIn: () => void
}

/** The steps of a login at the firm's provider. The page only renders them. */
export const useProviderLogin = ({ proof, back, onSignedIn }: Options) => {
  const t = useText(text)
  const [step, setStep] = useState<Step>({ at: proof === undefined ? 'start' : 'continue' })
  /** the agreements of the sign-in just before; unchanged documents do not need a second agreement */
  const [before] = useState(() => useUser.getState().agreed)
  const [agreed, setAgreed] = useState(before !== undefined)
  /** whether the person has agreed before this step, and needs no second tick */
  const [agreedBefore, setAgreedBefore] = useState(before !== undefined)
  const [chosen, setChosen] = useState<string>()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  /** a proof becomes a ticket once; if the answer to the login call is lost, the next tap continues with this ticket */
  const ticket = useRef<Ticket>(undefined)
  const call = useFormCall<ProviderForm, 'leaving' | 'checking' | 'signing'>({
    places: providerPlaces,
    onFailed: (reason, retryAfter) => {
      if (isVoid(reason)) setCode('')
      if (reason === 'sms_resend_too_soon') waitFor(retryAfter)
      if (reason === 'ticket_invalid') ticket.current = undefined
      if (reason === 'consent_missing') {
        setAgreed(false)
        setAgreedBefore(false)
      }
      // what the provider proved is of no more use: only a new start helps
      if (isOver.has(reason)) setStep({ at: 'start' })
      return false
    },
  })
  const waitFor = (seconds: number) =>
    setSent((last) => ({
      to: last?.to ?? (step.at === 'code' ? step.challenge.mobileNo : ''),
      resendAt: Date.now() + seconds * 1000,
    }))

  const finish = async (proved: Ticket) => {
    ticket.current = proved
    const { fundUserCode, userToken } = proved
    await login({ fundUserCode, userToken, consent: await currentVersions() })
    onSignedIn()
  }

  const proceed = async (fundUserCode?: string) => {
    if (proof === undefined) return
    if (ticket.current) return finish(ticket.current)
    const reply = await verifyProvided({ providerProof: proof, ...of(fundUserCode) })
    if (reply.step === 'done') return finish(reply)
    if (reply.step === 'account') {
      setChosen(reply.accounts[0]?.fundUserCode)
      return setStep({ at: 'choose', accounts: reply.accounts })
    }
    setStep({ at: 'code', challenge: reply, fundUserCode })
  }

  /** Without the agreement nothing is done that a person has not seen. */
  const consents = (): boolean => {
    if (!agreed) call.fail('consent', t.consentMissing)
    return agreed
  }

  return {
    step,
    agreed,
    consent: !agreedBefore ? ('needed' as const) : before ? ('given at sign-in' as const) : ('given here' as const),
    chosen,
    code,
    sent,
    call,
    setChosen,
    setAgreed: call.edit('consent', setAgreed),
    setCode: call.edit('code', setCode),
    /** leaves for the provider */
    begin: () => {
      if (!consents()) return
      void call.run('leaving', async () => {
        const versions = await currentVersions()
        if (agreedBefore && before && !isSame(before, versions)) {
          setAgreed(false)
          setAgreedBefore(false)
          return call.fail('consent', t.consentMissing)
        }
        storeAgreed(versions)
        const address = await start(back)
        if (isAt('/selectLogin')) await leaveFor(address)
      })
    },
    /** continues after the provider, without a tap if the person agreed before they left */
    resume: () =>
      void call.run('checking', async () => {
        if (!takeAgreed(await currentVersions())) return setStep({ at: 'agree' })
        setAgreed(true)
        setAgreedBefore(true)
        await proceed()
      }),
    proceed: () => {
      if (consents()) void call.run('checking', () => proceed(step.at === 'choose' ? chosen : undefined))
    },
    send: (onSent: () => void) => {
      if (step.at !== 'code' || proof === undefined) return
      void call.run('sending', async () => {
        const reply = await sendProvidedCode(
          { providerProof: proof, ...of(step.fundUserCode) },
          getLanguage(),
          call.proving,
        )
        setCode(clearOldCode(code))
        setSent({ to: reply.mobileNo, resendAt: Date.now() + reply.resendAfter * 1000 })
        onSent()
      })
    },
    confirm: () => {
      if (step.at !== 'code' || proof === undefined || !consents()) return
      if (code.length !== smsCodeLength && !ticket.current) return call.fail('code', t.codeMissing)
      void call.run('signing', async () => {
        if (ticket.current) return finish(ticket.current)
        const { fundUserCode } = step
        const secondFactor = { type: 'sms', code } as const
        const reply = await verifyProvided({ providerProof: proof, ...of(fundUserCode), secondFactor })
        if (reply.step === 'done') await finish(reply)
      })
    },
  }
}

const of = (fundUserCode: string | undefined) => (fundUserCode === undefined ? {} : { fundUserCode })

/** Refusals after which what the provider proved is of no more use. */
const isOver: ReadonlySet<string> = new Set([
  'provider_login_invalid',
  'provider_other_client',
  'ticket_invalid',
  'account_suspended',
])
