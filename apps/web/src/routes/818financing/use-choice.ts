import type { FinancingCurrency } from '@foyer/api/arithmetic/financing-interest'
import type { CurrencyRates, FinancingRates } from '@foyer/api/financing'
import { type Amount, groupAmount, readAmount } from './amount.ts'
import { useChoiceState } from './choice-state.tsx'

/** The input of the calculation: currency, term and amount. Calculator, calculation and table share it. */
export interface Choice {
  readonly rates: CurrencyRates
  readonly days: number
  readonly typed: string
  readonly amount: Amount
  readonly setCurrency: (currency: FinancingCurrency) => void
  readonly setDays: (days: number) => void
  readonly setTyped: (typed: string) => void
}

/** The term that is selected at first, about a month. */
const usualDays = 30

/** The input of the calculation. The amount is the example of the currency until the person chooses one. */
export const useChoice = ({ terms, currencies }: FinancingRates): Choice | undefined => {
  const { currency, days, typed, setCurrency, setDays, setTyped } = useChoiceState()
  const rates = currencies.find((one) => one.currency === currency) ?? currencies[0]
  if (!rates) return undefined
  const text = typed ?? groupAmount(String(rates.amount.example / 100))
  return {
    rates,
    days: days ?? (terms.includes(usualDays) ? usualDays : (terms[0] ?? usualDays)),
    typed: text,
    amount: readAmount(text, rates.amount),
    setCurrency,
    setDays,
    setTyped,
  }
}
