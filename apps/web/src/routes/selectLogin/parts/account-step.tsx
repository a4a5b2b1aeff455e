import type { AccountRef, AccountSummary } from '@foyer/protocol/login'
import { useState } from 'react'
import { AccountChoice } from '../../../shared/account-proof/account-choice.tsx'
import { DigitsField } from '../../../shared/account-proof/digits-field.tsx'
import { PasswordField } from '../../../shared/account-proof/password-field.tsx'
import { AgreedBefore } from '../../../shared/agreements/agreed-before.tsx'
import { Consents } from '../../../shared/agreements/consents.tsx'
import { useLimited } from '../../../shared/form/use-limited.ts'
import { optionsToUse } from '../../../shared/passkeys/api.ts'
import { isKnown } from '../../../shared/passkeys/memory.ts'
import { useAbilities } from '../../../shared/passkeys/use-abilities.ts'
import { usePasskeyInField } from '../../../shared/passkeys/use-passkey-in-field.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { readLastAccount } from '../form/last-account.ts'
import type { useAccountLogin } from '../form/use-account-login.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FormProblem } from './form-problem.tsx'
import { PasskeyAlso, PasskeyFirst } from './passkey-choice.tsx'
import { PasswordResetHelp } from './password-reset-help.tsx'

interface AccountStepProps {
  accounts: readonly AccountSummary[]
  form: ReturnType<typeof useAccountLogin>
}

/**
 * The account, its password and the agreements (V6). Accounts of this phone are offered; any client number can be
 * typed.
 */
export const AccountStep = ({ accounts, form }: AccountStepProps) => {
  const t = useText(text)
  const [last] = useState(readLastAccount)
  const [clientNo, setClientNo] = useState(last && 'clientNo' in last ? last.clientNo : '')
  const [typing, setTyping] = useState(accounts.length === 0 || clientNo !== '')
  const [chosen, setChosen] = useState(() => firstChoice(accounts, last))
  const account: AccountRef = typing || chosen === undefined ? { clientNo } : { fundUserCode: chosen }
  const { busy, problem, errorAt, clear } = form.call
  const limited = useLimited(form.call)
  const { canUse, canFill } = useAbilities()
  const [isFirst] = useState(isKnown)
  const isPasskeyFirst = canUse && isFirst && problem?.reason !== 'passkey_refused'
  const isWaiting = busy === 'passkey'
  const choosePasskey = () =>
    form.byPasskey(async () => {
      const [{ requestPasskey }, options] = await Promise.all([
        import('../../../shared/passkeys/ceremony.ts'),
        optionsToUse(),
      ])
      return requestPasskey(options)
    })
  // a button replaces the request in the field, which begins again afterwards, unless the server refused the passkey
  usePasskeyInField(canFill && !isWaiting && problem?.reason !== 'passkey_refused', (credential) =>
    form.byPasskey(async () => credential),
  )

  return (
    <form
      className={styles.accountForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.check(account)
      }}
    >
      {isPasskeyFirst && <PasskeyFirst busy={isWaiting} onUse={choosePasskey} />}
      {typing ? (
        <DigitsField
          label={t.clientNo}
          hint={t.clientNoHint}
          digits={clientNo}
          length={8}
          autoComplete="username"
          error={errorAt('clientNo')}
          onDigits={(typed) => {
            setClientNo(typed)
            clear()
          }}
        />
      ) : (
        <AccountChoice
          accounts={accounts}
          chosen={chosen}
          onChoose={(code) => {
            setChosen(code)
            clear()
          }}
        />
      )}
      {accounts.length > 0 && (
        <button
          type="button"
          className={styles.linkButton}
          onClick={() => {
            setTyping(!typing)
            clear()
          }}
        >
          {typing ? t.ofPhone : t.other}
        </button>
      )}
      <PasswordField
        password={form.password}
        error={errorAt('password')}
        offersPasskeys={canFill}
        onPassword={form.setPassword}
      />
      {form.agreedBefore ? (
        <AgreedBefore />
      ) : (
        <Consents agreed={form.agreed} error={errorAt('consent')} onAgreed={form.setAgreed} />
      )}
      <FormProblem problem={problem} />
      <Button
        type="submit"
        look={isPasskeyFirst ? 'plain' : 'main'}
        busy={busy === 'checking'}
        blocked={limited === 'checking'}
      >
        {busy === 'checking' ? t.checking : t.next}
      </Button>
      {canUse && !isPasskeyFirst && <PasskeyAlso busy={isWaiting} onUse={choosePasskey} />}
      <PasswordResetHelp />
    </form>
  )
}

const firstChoice = (accounts: readonly AccountSummary[], last: AccountRef | undefined): string | undefined => {
  const lastCode = last && 'fundUserCode' in last ? last.fundUserCode : undefined
  return (accounts.find(({ fundUserCode }) => fundUserCode === lastCode) ?? accounts[0])?.fundUserCode
}
