import type { Reason } from '@foyer/protocol/errors'
import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import { AccountChoice } from '../../../shared/account-proof/account-choice.tsx'
import { FactorField, isCodeNext } from '../../../shared/account-proof/factor-field.tsx'
import { AgreedBefore } from '../../../shared/agreements/agreed-before.tsx'
import { Consents } from '../../../shared/agreements/consents.tsx'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { FailureSentence } from '../../../shared/hotline/help.tsx'
import { isVoidIn } from '../../../shared/one-time-code/void-code.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useFirm } from '../form/use-provider.ts'
import type { useProviderLogin } from '../form/use-provider-login.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Suspended } from './suspended.tsx'

interface ProviderFormProps {
  form: ReturnType<typeof useProviderLogin>
  /** what the callback reported, until something newer happens */
  problem: { readonly reason: Reason; readonly message: string } | undefined
}

const FormProblem = ({ form, problem }: ProviderFormProps) => {
  const own = form.call.problem?.place === 'form' ? form.call.problem : undefined
  const shown = problem ?? own
  if (!shown) return null
  return (
    <Notice tone="danger" live>
      <FailureSentence needsFirm={shown.reason !== undefined && needsFirm.has(shown.reason)}>
        {shown.message}
      </FailureSentence>
    </Notice>
  )
}

/** The action of each step. A step that failed can be repeated, and the proof of the provider begun anew. */
const Actions = ({ form, limited }: { form: ProviderFormProps['form']; limited: string | undefined }) => {
  const t = useText(text)
  const { step, call, begin } = form
  const isLeaving = call.busy === 'leaving'
  if (step.at === 'start')
    return (
      <Button type="submit" busy={isLeaving}>
        {isLeaving ? t.providerOpening : t.continueWith}
      </Button>
    )
  const isVoid = isVoidIn(call.problem)
  const isNext = step.at === 'code' && isCodeNext({ ...form, factor: 'sms', isVoid })
  const isBusy = call.busy === 'checking' || call.busy === 'signing'
  return (
    <>
      <Button
        type="submit"
        look={isNext ? 'plain' : 'main'}
        busy={isBusy}
        blocked={isVoid || limited === 'checking' || limited === 'signing' || (limited === 'sending' && !form.code)}
      >
        {isBusy ? t.signingIn : t.signIn}
      </Button>
      <Button look="quiet" busy={isLeaving} onClick={begin}>
        {t.providerAgain}
      </Button>
    </>
  )
}

/** One step of a login at the firm's provider, with the agreements where they are not given yet. */
export const ProviderForm = ({ form, problem }: ProviderFormProps) => {
  const t = useText(text)
  const firm = useFirm()
  const { step, call } = form
  const limited = useLimited(call)
  const submit = {
    start: form.begin,
    continue: form.proceed,
    agree: form.proceed,
    choose: form.proceed,
    code: form.confirm,
  }
  if (call.problem?.reason === 'account_suspended') return <Suspended onOther={form.begin} />
  return (
    <form
      className={styles.accountForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit[step.at]()
      }}
    >
      {step.at === 'start' && <p>{fill(t.providerHow, { firm })}</p>}
      {step.at === 'agree' && <p>{t.providerProved}</p>}
      {step.at === 'choose' && (
        <AccountChoice accounts={step.accounts} chosen={form.chosen} onChoose={form.setChosen} />
      )}
      {step.at === 'code' && (
        <FactorField
          challenge={step.challenge}
          factor="sms"
          code={form.code}
          sent={form.sent}
          busy={call.sending}
          blocked={limited === 'sending'}
          isVoid={isVoidIn(call.problem)}
          error={call.errorAt('code')}
          onFactor={() => undefined}
          onCode={form.setCode}
          onSend={form.send}
        />
      )}
      {form.consent === 'needed' && (
        <Consents agreed={form.agreed} error={call.errorAt('consent')} onAgreed={form.setAgreed} />
      )}
      {form.consent === 'given at sign-in' && step.at === 'start' && <AgreedBefore />}
      <FormProblem form={form} problem={problem} />
      <Actions form={form} limited={limited} />
    </form>
  )
}
