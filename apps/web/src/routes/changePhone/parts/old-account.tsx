import type { PhoneReply, ProvedChange } from '@foyer/api/phone-change'
import type { AccountSummary } from '@foyer/protocol/login'
import { useState } from 'react'
import { AccountChoice } from '../../../shared/account-proof/account-choice.tsx'
import { FactorField, isCodeNext } from '../../../shared/account-proof/factor-field.tsx'
import { PasswordField } from '../../../shared/account-proof/password-field.tsx'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { isVoidIn } from '../../../shared/one-time-code/void-code.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
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

/** What the second step requests. It gets the focus if the password field had it. */
const SecondHeading = ({ account }: { account: string }) => {
  const t = useText(text)
  const heading = useHeadingFocus()
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t.secondTitle}
      </h2>
      <p>{fill(t.secondWhy, { account })}</p>
    </>
  )
}

/** The proof for a person with accounts under the number: password and second factor of one account. */
export const OldAccount = ({ phone: { accounts }, onProved, onOutcomeUnknown }: OldAccountProps) => {
  const t = useText(text)
  const [chosen, setChosen] = useState(accounts[0]?.fundUserCode ?? '')
  const factor = useFactor(onProved, onOutcomeUnknown)
  const { call, challenge } = factor
  const limited = useLimited(call)
  const isVoid = isVoidIn(call.problem)
  const isChosen = ({ fundUserCode }: AccountSummary) => fundUserCode === chosen
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
      {challenge ? (
        <>
          <SecondHeading account={accounts.find(isChosen)?.clientNo ?? ''} />
          <FactorField
            challenge={challenge}
            factor={factor.factor}
            code={factor.code}
            sent={factor.sent}
            busy={call.sending}
            blocked={limited === 'sending'}
            isVoid={isVoid}
            error={call.errorAt('code')}
            onFactor={factor.setFactor}
            onCode={factor.setCode}
            onSend={factor.send}
          />
        </>
      ) : (
        <>
          <h2>{t.accountTitle}</h2>
          <p>{t.accountWhy}</p>
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
        look={challenge && isCodeNext({ ...factor, isVoid }) ? 'plain' : 'main'}
        busy={call.busy === 'checking'}
        blocked={isVoid || limited === 'checking' || (limited === 'sending' && !factor.code)}
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
