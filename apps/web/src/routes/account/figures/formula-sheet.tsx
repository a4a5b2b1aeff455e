import type { Figures } from '@foyer/api/accounts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Amount, useMaskedMoney } from './amount.tsx'
import * as styles from './figures.module.css'
import { text } from './formula-text.ts'

interface Entry {
  term: string
  is: string
  /** the formula with the account's own figures */
  now?: string
  cents?: number
}

const useEntries = (figures: Figures): Entry[] => {
  const t = useText(text)
  const money = useMaskedMoney()
  const { loan, holdingsValue, fundBalance, blockedFunds, agreedLimit, loanableValue } = figures
  const percent = figures.bestMarginable
  const isMargin = figures.accountType === 'margin'
  const worth = `${money(holdingsValue)} + ${money(fundBalance)}`
  const common: Entry[] = [
    {
      term: t.netValue,
      is: isMargin ? t.netValueMargin : t.netValueCash,
      now: isMargin ? `${worth} − ${money(loan)}` : worth,
      cents: figures.marginAccount ?? figures.cashAccount ?? 0,
    },
    { term: t.marketValue, is: t.marketValueIs },
    { term: t.gain, is: t.gainIs },
    {
      term: t.availableFunds,
      is: t.availableFundsIs,
      now: `${money(fundBalance)} − ${money(blockedFunds)}`,
      cents: figures.availableFunds,
    },
  ]
  const power = { term: t.buyingPower, cents: figures.maximumBuyingPower }
  if (!isMargin) return [...common, { ...power, is: t.buyingPowerCash }]
  return [
    ...common,
    {
      term: t.creditLimit,
      is: t.creditLimitIs,
      now: fill(t.creditLimitNow, { agreed: money(agreedLimit), carried: money(loanableValue) }),
      cents: figures.creditLimit,
    },
    {
      term: t.availableCredit,
      is: t.availableCreditIs,
      now: `${money(figures.creditLimit)} − ${money(loan)}`,
      cents: figures.availableCredit,
    },
    { ...power, is: fill(t.buyingPowerMargin, { percent }), now: fill(t.buyingPowerOnly, { percent }) },
  ]
}

/** The formulas of all figures, with the account's own amounts. */
export const FormulaSheet = ({ figures, onClose }: { figures: Figures; onClose: () => void }) => {
  const t = useText(text)
  return (
    <Sheet title={t.title} onClose={onClose}>
      <p className={styles.formulaLead}>{t.lead}</p>
      <dl className={styles.formula}>
        {useEntries(figures).map(({ term, is, now, cents }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <p>{is}</p>
              {now && <p className={`${styles.formulaNow} numbers`}>{now}</p>}
              {cents !== undefined && (
                <p className={styles.formulaSum}>
                  = <Amount cents={cents} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
