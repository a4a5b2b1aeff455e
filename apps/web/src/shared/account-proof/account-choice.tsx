import type { AccountSummary } from '@foyer/protocol/login'
import { useId } from 'react'
import { useText } from '../text/use-text.ts'
import * as fieldStyles from '../ui/field.module.css'
import * as styles from './account-proof.module.css'
import { text } from './text.ts'

interface AccountChoiceProps {
  accounts: readonly AccountSummary[]
  /** fundUserCode of the chosen account */
  chosen: string | undefined
  onChoose: (fundUserCode: string) => void
}

const Words = ({ clientNo, accountType }: AccountSummary) => {
  const t = useText(text)
  return (
    <span className={styles.accountWords}>
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
      <div className={styles.accounts}>
        <span className={fieldStyles.fieldLabel}>{t.securities}</span>
        <div className={styles.account}>
          <Words {...only} />
        </div>
      </div>
    )
  return (
    <fieldset className={styles.accounts}>
      <legend className={fieldStyles.fieldLabel}>{t.choose}</legend>
      {accounts.map((account) => (
        <label key={account.fundUserCode} className={styles.account}>
          <input
            type="radio"
            className={styles.radio}
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
