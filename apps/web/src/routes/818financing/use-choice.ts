import type { FinancingCurrency } from '@foyer/api/arithmetic/financing-interest'
import type { CurrencyRates, FinancingRates } from '@foyer/api/financing'
import { useState } from 'react'
import { type Amount, groupAmount, readAmount } from './amount.ts'

/** The input of the calculation: currency, term and amount. Table and calculator share it. */
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

/** The input of the calculation. The amount is the example of the currency until the person types one. */
export const useChoice = ({ terms, currencies }: FinancingRates): Choice | undefined => {
  const [currency, setCurrency] = useState<FinancingCurrency>()
  const [days, setDays] = useState(terms.includes(usualDays) ? usualDays : (terms[0] ?? usualDays))
  const [typed, setTyped] = useState<string>()
  const rates = currencies.find((one) => one.currency === currency) ?? currencies[0]
  if (!rates) return undefined
  const text = typed ?? groupAmount(String(rates.amount.example / 100))
  return { rates, days, typed: text, amount: readAmount(text, rates.amount), setCurrency, setDays, setTyped }
}
