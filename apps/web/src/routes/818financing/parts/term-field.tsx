import type { FinancingRates } from '@foyer/api/financing'
import { useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { ColumnsOf } from '../../../shared/ui/picker-wheel/columns.ts'
import { PickerField } from '../../../shared/ui/picker-wheel/picker-field.tsx'
import { text as names } from '../text.ts'
import type { Choice } from '../use-choice.ts'
import { text } from './calculator-text.ts'

const PickerSheet = lazyPart(() =>
  import('../../../shared/ui/picker-wheel/picker-sheet.tsx').then((module) => module.PickerSheet),
)

/** Loan term and currency, chosen with the wheel (K2). */
export const TermField = ({ rates, choice }: { rates: FinancingRates; choice: Choice }) => {
  const t = useText(text)
  const name = useText(names)
  const [isOpen, setOpen] = useState(false)
  const { currency } = choice.rates
  const columns: ColumnsOf = () => [
    { name: t.term, options: rates.terms.map((n) => ({ value: String(n), label: fill(t.days, { n }) })) },
    { name: t.currency, options: rates.currencies.map((one) => ({ value: one.currency, label: name[one.currency] })) },
  ]
  return (
    <>
      <PickerField
        label={t.choose}
        value={fill(t.chosen, { term: fill(t.days, { n: choice.days }), currency: name[currency] })}
        hint=""
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <PickerSheet
          title={t.choose}
          columns={columns}
          value={[String(choice.days), currency]}
          onConfirm={([days, chosen]) => {
            choice.setDays(Number(days))
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
