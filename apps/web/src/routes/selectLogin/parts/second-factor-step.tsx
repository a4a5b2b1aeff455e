import type { Challenge } from '../../../shared/account-proof/api.ts'
import { FactorField, isCodeNext } from '../../../shared/account-proof/factor-field.tsx'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { isVoidIn } from '../../../shared/one-time-code/void-code.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import type { useAccountLogin } from '../form/use-account-login.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'
import { Suspended } from './suspended.tsx'

interface SecondFactorStepProps {
  challenge: Challenge
  form: ReturnType<typeof useAccountLogin>
  onBack: () => void
}

/** The second factor: a text-message code to the number of the account, or a code from an authenticator. */
export const SecondFactorStep = ({ challenge, form, onBack }: SecondFactorStepProps) => {
  const t = useText(text)
  const error = form.call.errorAt('code')
  const limited = useLimited(form.call)
  const { problem } = form.call
  const isVoid = isVoidIn(problem)

  if (problem?.reason === 'account_suspended') return <Suspended onOther={onBack} />
  return (
    <form
      className={styles.accountForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.confirm()
      }}
    >
      <FactorField
        challenge={challenge}
        factor={form.factor}
        code={form.code}
        sent={form.sent}
        busy={form.call.sending}
        blocked={limited === 'sending'}
        isVoid={isVoid}
        error={error}
        onFactor={form.setFactor}
        onCode={form.setCode}
        onSend={form.send}
      />
      <FormProblem problem={problem} />
      <Button
        type="submit"
        look={isCodeNext({ ...form, isVoid }) ? 'plain' : 'main'}
        busy={form.call.busy === 'signing'}
        blocked={isVoid || limited === 'signing' || (limited === 'sending' && !form.code)}
      >
        {form.call.busy === 'signing' ? t.signingIn : t.signIn}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t.back}
      </Button>
    </form>
  )
}
