import type { CurrencyRates, FinancingRates } from '@foyer/contract/financing'
import type { FinancingCurrency } from '@foyer/contract/financing-interest'
import { useState } from 'react'
import { type Amount, groupAmount, readAmount } from './amount.ts'

/** What is counted: a currency, a term and an amount. Table and calculator show the same one. */
export interface Choice {
  readonly rates: CurrencyRates
  readonly days: number
  readonly typed: string
  readonly amount: Amount
  readonly setCurrency: (currency: FinancingCurrency) => void
  readonly setDays: (days: number) => void
  readonly setTyped: (typed: string) => void
}

/** A term of about a month to begin with. */
const usualDays = 30

/** An amount that nobody has typed yet is the example of its currency. */
export const useChoice = ({ terms, currencies }: FinancingRates): Choice | undefined => {
  const [currency, setCurrency] = useState<FinancingCurrency>()
  const [days, setDays] = useState(terms.includes(usualDays) ? usualDays : (terms[0] ?? usualDays))
  const [typed, setTyped] = useState<string>()
  const rates = currencies.find((one) => one.currency === currency) ?? currencies[0]
  if (!rates) return undefined
  const text = typed ?? groupAmount(String(rates.amount.example / 100))
  return { rates, days, typed: text, amount: readAmount(text, rates.amount), setCurrency, setDays, setTyped }
}
