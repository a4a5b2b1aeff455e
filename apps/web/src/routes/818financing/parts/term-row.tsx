import type { FinancingRates } from '@foyer/api/financing'
import { useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { ColumnsOf } from '../../../shared/ui/picker-wheel/columns.ts'
import * as styles from '../page.module.css'
import { text as names } from '../text.ts'
import type { Choice } from '../use-choice.ts'
import { text } from './card-text.ts'

const PickerSheet = lazyPart(() =>
  import('../../../shared/ui/picker-wheel/picker-sheet.tsx').then((module) => module.PickerSheet),
)

/** The term and the currency. They open the wheel of both (K2). */
export const TermRow = ({ rates, choice }: { rates: FinancingRates; choice: Choice }) => {
  const t = useText(text)
  const name = useText(names)
  const [isOpen, setOpen] = useState(false)
  const { days, setDays } = choice
  const { currency } = choice.rates
  const columns: ColumnsOf = () => [
    { name: t.term, options: rates.terms.map((n) => ({ value: String(n), label: fill(t.days, { n }) })) },
    { name: t.currency, options: rates.currencies.map((one) => ({ value: one.currency, label: name[one.currency] })) },
  ]
  const value = `${fill(t.days, { n: days })} · ${name[currency]}`
  return (
    <>
      <div className={styles.loanStep}>
        <span>{t.over}</span>
        <button
          type="button"
          className={`${styles.loanTerm} numbers`}
          aria-haspopup="dialog"
          aria-label={`${t.choose} ${value}`}
          onClick={() => setOpen(true)}
        >
          {value}
          <Icon path={downIcon} size={16} />
        </button>
      </div>
      {isOpen && (
        <PickerSheet
          title={t.choose}
          columns={columns}
          value={[String(days), currency]}
          onConfirm={([chosenDays, chosen]) => {
            setDays(Number(chosenDays))
            const one = rates.currencies.find((other) => other.currency === chosen)
            if (one) choice.setCurrency(one.currency)
          }}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  )
}
