import type { AccountSummary } from '@foyer/contract/login'
import { useId } from 'react'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'
import './account-proof.css'

interface AccountChoiceProps {
  accounts: readonly AccountSummary[]
  /** fundUserCode of the chosen account */
  chosen: string | undefined
  onChoose: (fundUserCode: string) => void
}

const Words = ({ clientNo, accountType }: AccountSummary) => {
  const t = useText(text)
  return (
    <span className="account-words">
      <strong className="numbers">{clientNo}</strong>
      <small>{t[accountType]}</small>
    </span>
  )
}

/** The masked accounts of one phone number as native radio buttons. A single account is shown without a choice. */
export const AccountChoice = ({ accounts, chosen, onChoose }: AccountChoiceProps) => {
  const t = useText(text)
  const name = useId()
  const [only, ...others] = accounts
  if (only && others.length === 0)
    return (
      <div className="accounts">
        <span className="field-label">{t.securities}</span>
        <div className="account">
          <Words {...only} />
        </div>
      </div>
    )
  return (
    <fieldset className="accounts">
      <legend className="field-label">{t.choose}</legend>
      {accounts.map((account) => (
        <label key={account.fundUserCode} className="account">
          <input
            type="radio"
            className="radio"
            name={name}
            checked={account.fundUserCode === chosen}
            onChange={() => onChoose(account.fundUserCode)}
          />
          <Words {...account} />
        </label>
      ))}
    </fieldset>
  )
}
