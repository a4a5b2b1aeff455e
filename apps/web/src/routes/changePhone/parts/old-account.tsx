import type { PhoneReply, ProvedChange } from '@foyer/api/phone-change'
import { useState } from 'react'
import { AccountChoice } from '../../../shared/account-proof/account-choice.tsx'
import { FactorField } from '../../../shared/account-proof/factor-field.tsx'
import { PasswordField } from '../../../shared/account-proof/password-field.tsx'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useFactor } from '../form/use-factor.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'

interface OldAccountProps {
  phone: PhoneReply
  onProved: (change: ProvedChange) => void
  /** called when the outcome of the proof is unknown */
  onOutcomeUnknown: () => void
}

/** The proof for a person with accounts under the number: password and second factor of one account. */
export const OldAccount = ({ phone: { accounts }, onProved, onOutcomeUnknown }: OldAccountProps) => {
  const t = useText(text)
  const [chosen, setChosen] = useState(accounts[0]?.fundUserCode ?? '')
  const factor = useFactor(onProved, onOutcomeUnknown)
  const { call, challenge } = factor
  const limited = useLimited(call)
  return (
    <form
      className={styles.phoneCard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (challenge) factor.confirm()
        else factor.check({ fundUserCode: chosen })
      }}
    >
      <h2>{t.accountTitle}</h2>
      <p>{t.accountWhy}</p>
      {challenge ? (
        <FactorField
          challenge={challenge}
          factor={factor.factor}
          code={factor.code}
          sent={factor.sent}
          busy={call.sending}
          blocked={limited === 'sending'}
          error={call.errorAt('code')}
          onFactor={factor.setFactor}
          onCode={factor.setCode}
          onSend={factor.send}
        />
      ) : (
        <>
          <AccountChoice
            accounts={accounts}
            chosen={chosen}
            onChoose={(code) => {
              setChosen(code)
              call.clear()
            }}
          />
          <PasswordField password={factor.password} error={call.errorAt('password')} onPassword={factor.setPassword} />
        </>
      )}
      <FormProblem problem={call.problem} />
      <Button
        type="submit"
        busy={call.busy === 'checking'}
        blocked={limited === 'checking' || (limited === 'sending' && !factor.code)}
      >
        {call.busy === 'checking' ? t.checking : t.next}
      </Button>
      {challenge && (
        <Button look="quiet" onClick={factor.back}>
          {t.back}
        </Button>
      )}
    </form>
  )
}
